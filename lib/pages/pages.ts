import { pathOf } from '@/lib/address/path-of'
import { firstParts } from '@/lib/routes'
import { isPublic } from '@/provider/publication'
import { type Page, readPages } from '@/provider/read-pages'
import { values } from './values'

export type { Page }

/** The provider's own pages, by name, and the words of the site's lists. */
export const { pages, lists } = readPages(values, firstParts)

/**
 * What everybody may see of the pages at an instant, as a sum that changes with it.
 *
 * @param at the instant
 */
export function publicPagesAt(at: Date): string {
  return pages
    .filter(({ fields }) => isPublic(fields, at))
    .map(({ slug }) => slug)
    .join()
}

/**
 * Whether a link may lead to a page that is not public at some time.
 *
 * @param to as the provider wrote it
 */
export const mayBeHidden = (to: string): boolean =>
  pathOf(to) === '/find-your-path' ||
  pages.some(({ slug, fields }) => (fields.draft || fields.publish) && `/${slug}` === pathOf(to))
