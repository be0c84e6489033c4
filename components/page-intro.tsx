import type { ReactNode } from 'react'
import { PathArt } from './path-art'

/** The opening of a page: its one h1, what it is about, and the drawing of its name. */
export function PageIntro({ title, slug, children }: { title: string; slug: string; children?: ReactNode }) {
  return (
    <section className="on-forest relative isolate overflow-hidden bg-forest text-white">
      <PathArt
        slug={slug}
        className="absolute inset-y-0 right-0 -z-10 h-full w-full opacity-20 lg:w-1/2 lg:opacity-100"
      />
      <div className="absolute inset-y-0 right-0 -z-10 hidden w-1/2 bg-linear-to-r from-forest to-transparent lg:block" />
      <div className="mx-auto max-w-page px-5 py-16 md:px-8 md:py-24">
        <h1 className="max-w-[14ch] text-hero">{title}</h1>
        {children && (
          <div className="mt-6 max-w-[34rem] space-y-6 text-lead text-forest-text">{children}</div>
        )}
      </div>
    </section>
  )
}
