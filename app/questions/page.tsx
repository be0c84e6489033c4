import type { Metadata } from 'next'
import { SearchForm } from '@/components/form/search-form'
import { ContactLinks } from '@/components/page/contact-links'
import { Gone } from '@/components/page/gone'
import { PageIntro } from '@/components/page/page-intro'
import { StructuredData } from '@/components/page/structured-data'
import { OpenTarget } from '@/components/question/open-target'
import { QuestionList } from '@/components/question/question-list'
import { Sections } from '@/components/section/sections'
import { Band } from '@/components/ui/band'
import { Choice } from '@/components/ui/choice'
import { wordsOf } from '@/lib/pages/list-page'
import { groupedQuestions, hasQuestions } from '@/lib/pages/questions'
import { listMetadata } from '@/lib/seo/list-metadata'
import { questionsData } from '@/lib/seo/questions-data'

export const ensureStatic = 'navigation'
export const instant = false

export const metadata: Metadata = hasQuestions ? listMetadata('questions') : { robots: { index: false } }

const { title, lead, art, closing, sections } = wordsOf('questions')

/** Without questions the page is a 404. */
export default async function QuestionsPage() {
  if (!hasQuestions) return <Gone />
  const groups = groupedQuestions()
  return (
    <>
      <StructuredData data={await questionsData()} />
      <PageIntro title={title} slug={art}>
        {lead && <p>{lead}</p>}
      </PageIntro>
      <Band tone="paper">
        <div className="mb-6 print:hidden">
          <SearchForm id="questions" label="Search the answers and the whole site" />
        </div>
        {groups.length > 1 && (
          <nav
            aria-label="Groups of questions"
            className="-mx-5 mb-8 flex gap-2 overflow-x-auto py-1.5 ps-5 pe-12 max-md:mask-r-from-[calc(100%-3rem)] md:flex-wrap md:pe-5 print:hidden"
          >
            {groups.map(({ heading }, index) => (
              <Choice key={heading} href={`#questions-group-${index}`} label={heading} />
            ))}
          </nav>
        )}
        <div className="space-y-14">
          {groups.map(({ heading, questions }, index) => (
            <section
              key={heading}
              aria-labelledby={`questions-group-${index}`}
              className="gap-x-14 lg:grid lg:grid-cols-[1fr_2fr]"
            >
              <h2
                id={`questions-group-${index}`}
                className="mb-5 scroll-mt-24 text-heading lg:pt-3 lg:tall:sticky lg:top-24 lg:h-fit"
              >
                {heading}
              </h2>
              <QuestionList questions={questions} page="questions" isFirstOpen={index === 0} />
            </section>
          ))}
        </div>
      </Band>
      <NotAmongThem />
      <Sections page="questions" sections={sections} above="white" />
      <OpenTarget />
    </>
  )
}

function NotAmongThem() {
  return (
    <Band tone="white" labelledBy="questions-not-among">
      <div className="grid gap-x-14 gap-y-3 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions-not-among" className="text-heading">
          {closing?.heading ?? 'Something else?'}
        </h2>
        <div>
          {closing && <p className="text-lead text-muted">{closing.text}</p>}
          <ContactLinks className="mt-4 flex-wrap items-center gap-x-8 gap-y-2" />
        </div>
      </div>
    </Band>
  )
}
