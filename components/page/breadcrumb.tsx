import type { Route } from 'next'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { Link } from '@/components/ui/link'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { context } from '@/lib/seo/provider-data'
import { StructuredData } from './structured-data'

type Props = {
  /** The list that the page belongs to. */
  parent: { name: string; path: Route }
  /** The page itself, which only the structured data list, because its heading follows. */
  name: string
  path: string
  className?: string
}

export function Breadcrumb({ parent, name, path, className = '' }: Props) {
  const home = { name: 'Home', path: '/' } as const
  return (
    <nav aria-label="Breadcrumb" className={`text-muted contain-inline-size ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-2.5 whitespace-nowrap text-small">
        {[home, parent].map((crumb) => (
          <li key={crumb.path} className="breadcrumb-step">
            <Link
              href={crumb.path}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {crumb.name}
            </Link>
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbData([home, parent, { name, path }])} />
    </nav>
  )
}

function breadcrumbData(crumbs: readonly { name: string; path: string }[]): WithContext<BreadcrumbList> {
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
