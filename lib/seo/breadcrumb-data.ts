import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { context } from './provider-data'

type Crumb = { name: string; path: string }

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
