import { readFixedPages } from '@/provider/read-fixed-pages'
import { values } from './values'

const pageNumber = '{{page}}'

/** What stands on the pages that every provider has. */
export const fixedPages = readFixedPages({ ...values, page: pageNumber })

/**
 * A text of a list's further page.
 *
 * @param page its number
 */
export const numbered = (text: string, page: number) => text.replaceAll(pageNumber, String(page))
