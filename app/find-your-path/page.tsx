import type { Metadata } from 'next'
import { QuestionForm } from '@/components/finder/question-form'
import { Gone } from '@/components/page/gone'
import { Band } from '@/components/ui/band'
import { answersIn } from '@/lib/finder/answers'
import { findPaths } from '@/lib/finder/find-paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { site } from '@/provider/facts/site'

export async function generateMetadata(): Promise<Metadata> {
  const found = await findPaths()
  if (!found) return { title: "Oops...This page doesn't exist :(", robots: { index: false } }
  const { title, meta_description: description } = found.finder
  return pageMetadata({ path: '/find-your-path', title: `${title} | ${site.name}`, description })
}

/** The first question. app/queried/find-your-path serves an address with answers. */
export default async function FinderPage() {
  const found = await findPaths()
  if (!found) return <Gone />
  const { title, lead, questions } = found.finder
  return (
    <Band tone="paper" className="py-6 md:py-16">
      <QuestionForm answered={answersIn(questions, {}).answered} index={0} heading="h2">
        <h1 className="text-card">{title}</h1>
        <p className="order-last basis-full text-muted">{lead}</p>
      </QuestionForm>
    </Band>
  )
}
