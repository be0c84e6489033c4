import { type Page, pageCount } from './client'

// Few readers go further.
const maxBuiltPages = 20

/** Paths such as "page/2" of all pages after the first, from its length and the count. */
export function laterPages(first: Page<unknown> | null): string[] {
  return Array.from({ length: pageCount(first) - 1 }, (_, index) => `page/${index + 2}`)
}

/** For `generateStaticParams`: pages 2 to 21. A shorter list still gets page 2, because Next requires one page. */
export function builtPages(first: Page<unknown> | null): { page: string }[] {
  const pages = laterPages(first).slice(0, maxBuiltPages)
  return (pages.length > 0 ? pages : ['page/2']).map((path) => ({ page: path.slice('page/'.length) }))
}

/** A page number from 2; null for "01", "1e1", "abc" and the like. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null
}
