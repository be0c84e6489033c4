import { pathOf } from '@/lib/address/path-of'
import { firstParts } from '@/lib/routes'
import { isPublic } from '@/provider/publication'
import { type PageFile, readPages } from '@/provider/read-pages'
import { values } from './values'

export type { PageFile as Page }

/** The provider's pages, sorted by file name, and the provider's words for the site's lists. */
export const { pages, lists } = readPages(values, firstParts)

/** The names of the pages that are public at an instant, joined by commas. */
export function publicPagesAt(at: Date): string {
  return pages
    .filter(({ fields }) => isPublic(fields, at))
    .map(({ slug }) => slug)
    .join()
}

/** Whether the page behind a link may be unpublished at some time. */
export const mayBeHidden = (to: string): boolean =>
  pathOf(to) === '/find-your-path' ||
  pages.some(({ slug, fields }) => (fields.draft || fields.publish) && `/${slug}` === pathOf(to))
