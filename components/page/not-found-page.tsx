import type { Route } from 'next'
import { SearchForm } from '@/components/form/search-form'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { PageIntro } from './page-intro'
import { SeeCareerPaths } from './see-career-paths'

/** Next sends this component with every page, so its HTML contains no drawing. */
export function NotFoundPage({ near }: { near?: { path: string; title: string } }) {
  return (
    <>
      <PageIntro title="Oops...This page doesn't exist :(" slug="a-path-that-ends-here" isFirst={false}>
        {near && (
          <p className="text-white">
            Did you mean{' '}
            <Link href={near.path as Route} className={linkStyle('inline')}>
              {near.title}
            </Link>
            ?
          </p>
        )}
        <p>
          The link may be old or mistyped. Everything we teach is on one page, and we’re happy to help you
          find it.
        </p>
        <p className="flex flex-wrap gap-4">
          <SeeCareerPaths />
          <Link href="/contact-us" className={buttonStyle('outline-forest')}>
            Contact us
          </Link>
        </p>
      </PageIntro>
      <Band
        tone="white"
        className="py-10 *:flex *:flex-wrap *:items-end *:gap-3 md:py-14 [&_form]:max-w-none [&_search]:grow"
      >
        <SearchForm id="not-found" label="What were you looking for?" />
        {/* A plain link, because its request has a Referer: the unknown address. */}
        <a href="/search?address" className={buttonStyle('outline')}>
          Look for similar pages
        </a>
      </Band>
    </>
  )
}
