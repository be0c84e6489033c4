import type { ReactNode } from 'react'

export function BrokenPage({ children }: { children: ReactNode }) {
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
      </div>
    </section>
  )
}
