import Link from 'next/link'
import { buttonStyle } from './button'
import { PageIntro } from './page-intro'
import { SeeCareerPaths } from './see-career-paths'

/** What every unknown address shows. */
export function NotFoundPage() {
  return (
    <PageIntro title="Oops...This page doesn't exist :(" slug="a-path-that-ends-here">
      <p>
        The address may be old or mistyped. Everything we teach is on one page, and we are glad to help you
        find it.
      </p>
      <p className="flex flex-wrap gap-4">
        <SeeCareerPaths />
        <Link href="/contact-us" className={buttonStyle('outline-forest')}>
          Contact us
        </Link>
      </p>
    </PageIntro>
  )
}
