import type { ReactNode } from 'react'
import { PageIntro } from '@/components/page/page-intro'
import { Contents } from '@/components/ui/contents'
import { formatDate } from '@/lib/time/dates'

export type LegalSection = {
  /** Begins with the page's name ("terms-payment"), as pages that were left stay in the document and share its ids. */
  id: string
  title: string
  /** Paragraphs, lists and tables. */
  body: ReactNode
}

/** A legal text: its date, what it says in short, its contents and its numbered sections, set for reading. */
export function LegalPage({
  title,
  slug,
  updated,
  summary,
  sections,
}: {
  title: string
  slug: string
  /** The day of the last change, as "2026-11-20". */
  updated: string
  summary: string
  sections: readonly LegalSection[]
}) {
  return (
    <>
      <PageIntro title={title} slug={slug}>
        <p>{summary}</p>
        <p className="text-small">Last changed on {formatDate(updated)}.</p>
      </PageIntro>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-5 py-14 md:px-8 md:py-20 lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:col-span-3">
          <Contents
            title="On this page"
            entries={sections.map(({ id, title }) => ({ id, text: title }))}
            isNumbered
          />
        </div>
        <div className="prose lg:col-span-8 lg:col-start-5">
          {sections.map(({ id, title, body }, index) => (
            <Section key={id} heading={`${index + 1}. ${title}`} id={id}>
              {body}
            </Section>
          ))}
        </div>
      </div>
    </>
  )
}

// A section has no element of its own: `.prose` sets the space between blocks that are siblings.
function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <>
      <h2 id={id} className="scroll-mt-6">
        {heading}
      </h2>
      {children}
    </>
  )
}
