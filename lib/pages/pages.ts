import { pathOf } from '@/lib/address/path-of'
import { firstParts } from '@/lib/routes'
import { isPublic } from '@/provider/publication'
import { type PageFile, readPages } from '@/provider/read-pages'
import { values } from './values'

export type { PageFile as Page }

/** The provider's pages by name, and the words of the site's lists. */
export const { pages, lists } = readPages(values, firstParts)

/** A hash of what is public at an instant. */
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
