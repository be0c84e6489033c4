import type { Route } from 'next'
import { SearchForm } from '@/components/form/search-form'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { AsidePage } from './aside-page'

/** Next sends this component with every page, so its HTML contains no drawing. */
export function NotFoundPage({ near }: { near?: { path: string; title: string } }) {
  const lead = 'The link may be old or mistyped. Search for it, or start from our career paths.'
  return (
    <AsidePage
      title="Oops...This page doesn't exist :("
      slug="lost-data"
      isFirst={false}
      lead={<p>{lead}</p>}
    >
      {near && (
        <Link
          href={near.path as Route}
          className={`mb-8 flex items-center justify-between gap-4 p-5 hover:underline ${surface('forest')}`}
        >
          <span>
            Did you mean <span className="display block text-card">{near.title}?</span>
          </span>
          <Icon name="arrow" className="size-6 shrink-0 text-accent" />
        </Link>
      )}
      <SearchForm
        id="not-found"
        label="What were you looking for?"
        tone={near ? undefined : 'action'}
        isAddress
      />
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link href="/careerpaths" className={buttonStyle('outline')}>
          See all career paths
        </Link>
        <Link href="/contact-us" className={linkStyle('alone')}>
          Contact us
        </Link>
      </p>
    </AsidePage>
  )
}
