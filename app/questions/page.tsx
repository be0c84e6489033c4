import type { Metadata } from 'next'
import type { FAQPage, WithContext } from 'schema-dts'
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
import { Contents } from '@/components/ui/contents'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { wordsOf } from '@/lib/pages/list-page'
import { answerId, groupedQuestions, hasQuestions, questions } from '@/lib/pages/questions'
import { readText } from '@/lib/pages/read-text'
import { listMetadata } from '@/lib/seo/list-metadata'
import { context } from '@/lib/seo/provider-data'

export const ensureStatic = 'navigation'
export const instant = false

export const metadata: Metadata = hasQuestions ? listMetadata('questions') : { robots: { index: false } }

const { title, lead, art, list, closing, sections } = wordsOf('questions')
const contentsName = 'Groups of questions'

/** Without questions the page is a 404. */
export default async function QuestionsPage() {
  if (!hasQuestions) return <Gone />
  const groups = groupedQuestions()
  const entries = groups.map(({ heading }, index) => ({ id: `questions-group-${index}`, text: heading }))
  return (
    <>
      <StructuredData data={await questionsData()} />
      <PageIntro title={title} slug={art}>
        {lead && <p>{lead}</p>}
      </PageIntro>
      <Band tone="paper">
        <div className="grid grid-cols-1 gap-x-14 lg:grid-cols-[1fr_2fr]">
          <div className="max-lg:hidden">
            {groups.length > 1 && <Contents title={list?.heading ?? contentsName} entries={entries} />}
          </div>
          <div>
            <div className="mb-6 lg:mb-12 print:hidden">
              <SearchForm id="questions" label="Search the answers" kind="questions" />
            </div>
            {groups.length > 1 && (
              <nav
                aria-label={contentsName}
                className="mb-8 grid gap-2 min-[22rem]:grid-cols-2 *:justify-center *:px-2! *:text-center lg:hidden print:hidden"
              >
                {entries.map(({ id, text }) => (
                  <Choice key={id} href={`#${id}`} label={text} />
                ))}
              </nav>
            )}
            <div className="space-y-14">
              {groups.map(({ heading, questions }, index) => (
                <section key={heading} aria-labelledby={`questions-group-${index}`}>
                  <h2 id={`questions-group-${index}`} className="mb-4 text-heading">
                    {heading}
                  </h2>
                  <QuestionList questions={questions} page="questions" isFirstOpen={index === 0} />
                </section>
              ))}
            </div>
          </div>
        </div>
      </Band>
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
      <Sections page="questions" sections={sections} above="white" />
      <OpenTarget />
    </>
  )
}

/** Answers lack the parts that the site inserts into them, such as tables. */
async function questionsData(): Promise<WithContext<FAQPage>> {
  const url = absoluteUrl('/questions')
  const asked = questions.map(async ({ slug, fields, text }) => {
    const { passages } = await readText(text, answerId(slug))
    const answer = passages.filter((passage) => typeof passage === 'string').join('')
    return {
      '@type': 'Question' as const,
      '@id': `${url}#${answerId(slug)}`,
      name: fields.question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    }
  })
  return {
    '@context': context,
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    mainEntity: await Promise.all(asked),
  }
}
