'use client'

import { buttonStyle } from '@/components/button'
import { PageIntro } from '@/components/page-intro'

/** What stands in the place of a page that broke in the browser or on the server, with the way to try again. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <PageIntro title="Oops...Something went wrong" slug="a-path-under-repair">
      <p>This page could not be shown. Nothing you sent has been lost.</p>
      <p>
        <button type="button" onClick={reset} className={buttonStyle('action')}>
          Try again
        </button>
      </p>
    </PageIntro>
  )
}
