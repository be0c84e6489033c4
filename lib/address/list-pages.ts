import { type Page, pageCount } from '@/lib/api/client'

/**
 * Counts the pages of a list after its first.
 * @param first the first page, or null where there is none
 * @returns their addresses ("page/2" …), as many as the first page's length makes of the count
 */
export function laterPages(first: Page<unknown> | null): string[] {
  return Array.from({ length: pageCount(first) - 1 }, (_, index) => `page/${index + 2}`)
}

/**
 * Reads the number of a page.
 * @param text what stands in the address
 * @returns a number from 2; null for "01", "1e1", "abc" and the like, which are no page
 */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null
}
