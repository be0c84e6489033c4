import type { ReactNode } from 'react'
import { PageIntro } from './page-intro'

/** A legal text: its date, what it says in short, and its sections, set for reading. */
export function LegalPage({
  title,
  slug,
  updated,
  summary,
  children,
}: {
  title: string
  slug: string
  /** As people read it, such as "20 November 2026". */
  updated: string
  summary: string
  children: ReactNode
}) {
  return (
    <>
      <PageIntro title={title} slug={slug}>
        <p>{summary}</p>
        <p className="text-base">Last changed on {updated}.</p>
      </PageIntro>
      <div className="mx-auto max-w-page px-5 py-14 md:px-8 md:py-20">
        <div className="prose max-w-measure">{children}</div>
      </div>
    </>
  )
}
