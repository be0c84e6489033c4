import type { Metadata } from 'next'
import { connection } from 'next/server'
import { FinderResult } from '@/components/finder/finder-result'
import { QuestionForm } from '@/components/finder/question-form'
import { Gone } from '@/components/page/gone'
import { Band } from '@/components/ui/band'
import { answersIn } from '@/lib/finder/answers'
import { findPaths } from '@/lib/finder/find-paths'
import { rank } from '@/lib/finder/rank'
import { today } from '@/lib/time/today'
import { finder } from '@/provider/facts/finder'
import { site } from '@/provider/facts/site'

export const instant = false

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { index, answered } = placeIn(await searchParams)
  const what = index < 0 ? 'Your result' : `Question ${index + 1} of ${answered.length}`
  return { title: `${what} | ${finder?.title} | ${site.name}`, robots: { index: false } }
}

/** Shows the next question, the question being changed, or the result. */
export default async function AnsweredFinderPage({ searchParams }: Props) {
  await connection()
  const found = await findPaths()
  if (!found) return <Gone />
  const { answered, isOdd, index } = placeIn(await searchParams)
  return (
    <Band tone="paper" className={`${index < 0 ? 'py-10' : 'py-6'} *:relative md:py-16`}>
      {isOdd && (
        <p className="mb-6 max-w-measure text-muted">
          One answer in this link doesn’t match our questions, so we’re asking that question again.
        </p>
      )}
      {index < 0 ? (
        <FinderResult matches={rank(found.paths, answered, today())} answered={answered} />
      ) : (
        <QuestionForm answered={answered} index={index} heading="h1">
          <p className="display text-card">{found.finder.title}</p>
        </QuestionForm>
      )}
    </Band>
  )
}

// `index` is the question to show, or -1 when all are answered.
function placeIn(query: Awaited<Props['searchParams']>) {
  const { answered, isOdd, asked } = answersIn(finder?.questions ?? [], query)
  const shown = asked ?? answered.find(({ answer }) => answer === undefined)
  return { answered, isOdd, index: shown ? answered.indexOf(shown) : -1 }
}
