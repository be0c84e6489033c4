import { type Page, pageCount } from './client'

// Whoever leafs through a list hardly comes further.
const mostBuilt = 20

/**
 * Counts the pages of a list after its first.
 * @param first the first page, or null where there is none
 * @returns their addresses ("page/2" …), as many as the first page's length makes of the count
 */
export function laterPages(first: Page<unknown> | null): string[] {
  return Array.from({ length: pageCount(first) - 1 }, (_, index) => `page/${index + 2}`)
}

/**
 * The later pages of a list that a build makes, for `generateStaticParams`; the rest are made when they are first asked for.
 * @param first the first page, or null where there is none
 * @returns one at least, as Next wants one
 */
export function builtPages(first: Page<unknown> | null): { page: string }[] {
  const pages = laterPages(first).slice(0, mostBuilt)
  return (pages.length > 0 ? pages : ['page/2']).map((path) => ({ page: path.slice('page/'.length) }))
}

/**
 * Reads the number of a page.
 * @param text what stands in the address
 * @returns a number from 2; null for "01", "1e1", "abc" and the like, which are no page
 */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null
}
