import type { Route } from 'next'
import { SearchForm } from '@/components/form/search-form'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { AsidePage } from './aside-page'

/** Next sends this component with every page, so its HTML contains no drawing. */
export function NotFoundPage({ near }: { near?: { path: string; title: string } }) {
  return (
    <AsidePage
      title="Oops...This page doesn't exist :("
      slug="lost-data"
      isFirst={false}
      lead={<p>The link may be old or mistyped.</p>}
    >
      {near && (
        <Link
          href={near.path as Route}
          className={`mb-10 flex items-center justify-between gap-4 p-6 hover:underline ${surface('forest')}`}
        >
          <span>
            Did you mean <span className="display mt-1 block text-heading">{near.title}?</span>
          </span>
          <Icon name="arrow" className="size-6 shrink-0 text-accent" />
        </Link>
      )}
      <SearchForm
        id="not-found"
        label="What were you looking for?"
        tone={near ? 'outline' : 'action'}
        isAddress
      />
      <p className="mt-6 flex flex-wrap gap-x-8">
        <Link href="/careerpaths" className={linkStyle('alone')}>
          See all career paths
        </Link>
        <Link href="/contact-us" className={linkStyle('alone')}>
          Contact us
        </Link>
        <Link href="/" className={linkStyle('alone')}>
          Home
        </Link>
      </p>
    </AsidePage>
  )
}
