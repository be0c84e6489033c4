import { readSite } from '@/provider/read-site'
import { values } from './values'

const page = '{{page}}'

/** The words of the pages that the site makes itself. */
export const words = readSite({ ...values, page })

/**
 * A text of a list's later page.
 *
 * @param text one of `words` that names the page
 * @param number of the page
 */
export function ofPage(text: string, number: number | string): string {
  return text.replaceAll(page, String(number))
}
