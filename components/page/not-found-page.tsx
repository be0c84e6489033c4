import type { Route } from 'next'
import { SearchForm } from '@/components/form/search-form'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { AsidePage } from './aside-page'

/** Next sends this component with every page, so its HTML contains no drawing. */
export function NotFoundPage({ near }: { near?: { path: string; title: string } }) {
  const lead = 'The link may be old or mistyped. Search for it, or start from our career paths.'
  return (
    <AsidePage
      title="Oops...This page doesn't exist :("
      slug="a-path-that-ends-here"
      isFirst={false}
      lead={<p>{lead}</p>}
    >
      {near && (
        <p className="mb-6 text-lead">
          Did you mean{' '}
          <Link href={near.path as Route} className={linkStyle('inline')}>
            {near.title}
          </Link>
          ?
        </p>
      )}
      <SearchForm id="not-found" label="What were you looking for?" tone="action" />
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link href="/careerpaths" className={buttonStyle('outline')}>
          See all career paths
        </Link>
        <Link href="/contact-us" className={linkStyle('alone')}>
          Contact us
        </Link>
        {/* A plain link, because its request has a Referer: the unknown address. */}
        <a href="/search?address" className={linkStyle('alone')}>
          Search this address
        </a>
      </p>
    </AsidePage>
  )
}
