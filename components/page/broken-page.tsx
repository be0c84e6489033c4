import type { ReactNode } from 'react'

/** The log names the failed request by `reference`. */
export function BrokenPage({ reference, children }: { reference?: string | null; children: ReactNode }) {
  return (
    <section className="on-forest bg-forest text-white">
      <div className="mx-auto max-w-page px-5 py-16 md:px-8 md:py-24">
        <h1 className="max-w-[14ch] text-hero">
          Oops...
          <wbr />
          Something went wrong
        </h1>
        <p className="mt-6 text-lead text-forest-text">
          We couldn’t show this page. Nothing you sent has been lost.
        </p>
        {children}
        {reference && (
          <p className="mt-8 max-w-measure text-small text-forest-text">
            If it happens again, please tell us. This reference lets us find out what went wrong:{' '}
            <span className="block break-all text-white">{reference}</span>
          </p>
        )}
      </div>
    </section>
  )
}
