import { type Page, pageCount } from '@/lib/api/client'

/**
 * The addresses of a paged list after its first page ("page/2" …), as many as the first page's length makes of the
 * count. Takes: the first page, or null where there is none.
 */
export function laterPages(first: Page<unknown> | null): string[] {
  return Array.from({ length: pageCount(first) - 1 }, (_, index) => `page/${index + 2}`)
}

/** The number of a page in an address, from 2, or null: "01", "1e1", "abc" and the like are no page. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null
}
