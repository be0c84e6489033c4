import { routes } from '@/lib/address/routes'
import { type Page, readPages } from '@/provider/read-pages'
import { values } from './values'

export type { PagePart } from '@/provider/page-parts'
export type { Page }

/** The provider's own pages, by name, and the words of the site's lists. */
export const { pages, lists } = readPages(values, routes)

/**
 * The page at an address.
 *
 * @param slug what stands behind the site's name
 */
export const pageAt = (slug: string): Page | undefined => pages.find((page) => page.slug === slug)
