import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { context } from './provider-data'

type Crumb = { name: string; path: string }

/**
 * The way from home to a page.
 *
 * @param crumbs each with its path from the root; the page itself is the last
 */
export function breadcrumbData(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
