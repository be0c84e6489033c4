'use client'

import { buttonStyle } from '@/components/ui/button'

/**
 * What stands in the place of a page that broke in the browser or on the server, with the way to try again. Every page
 * carries this script with it: hence no drawing.
 */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <section className="on-forest bg-forest text-white">
      <div className="mx-auto max-w-page px-5 py-16 md:px-8 md:py-24">
        <h1 className="max-w-[14ch] text-hero">Oops...Something went wrong</h1>
        <p className="mt-6 text-lead text-forest-text">
          This page could not be shown. Nothing you sent has been lost.
        </p>
        <button type="button" onClick={reset} className={`${buttonStyle('action')} mt-8`}>
          Try again
        </button>
      </div>
    </section>
  )
}
