import type { ReactNode } from 'react'
import { formatDate } from '@/lib/dates'
import { PageIntro } from './page-intro'

export type LegalSection = {
  /** Begins with the page's name, such as "terms-payment": the router keeps pages that were left in the document. */
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
        <p className="text-base">Last changed on {formatDate(updated)}.</p>
      </PageIntro>
      <div className="mx-auto grid max-w-page gap-10 px-5 py-14 md:px-8 md:py-20 lg:grid-cols-12 lg:gap-x-6">
        <Contents sections={sections} />
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

// At the side of a wide screen, it stays in view as far as it fits the height of the window.
function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="On this page"
      className="max-w-measure self-start lg:sticky lg:top-24 lg:col-span-3 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <p className="eyebrow text-muted">On this page</p>
      <ol className="mt-3 border-t border-line sm:columns-2 sm:gap-8 lg:columns-1">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-3 py-1.5 leading-snug text-brand underline-offset-4 hover:underline focus-visible:-outline-offset-3 lg:min-h-9 lg:text-base"
            >
              <span className="w-7 shrink-0 text-muted tabular-nums">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

// No element around a section: the space between blocks is that of neighbours in the prose.
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
