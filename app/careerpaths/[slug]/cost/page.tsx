import type { Metadata } from 'next'
import { connection } from 'next/server'
import { CostAnswer } from '@/components/cost/cost-answer'
import { CostForm } from '@/components/cost/cost-form'
import { Gone } from '@/components/page/gone'
import { LoadError } from '@/components/page/load-error'
import { Link, linkStyle } from '@/components/ui/link'
import { valueIn } from '@/lib/api/answer'
import { getCareerPath } from '@/lib/api/content'
import { choiceOf } from '@/lib/cost/cost-choice'
import { courseOf } from '@/lib/cost/course'
import { atStart, startChoices } from '@/lib/time/starts'
import { today } from '@/lib/time/today'
import { plansWith } from '@/provider/facts/plans'

type Props = PageProps<'/careerpaths/[slug]/cost'>

export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const careerPath = valueIn(await getCareerPath((await params).slug))
  const title = careerPath ? `What it costs | ${careerPath.careerName}` : 'What it costs'
  return { title, robots: { index: false } }
}

export default async function CostPage({ params, searchParams }: Props) {
  await connection()
  const { slug } = await params
  const answer = await getCareerPath(slug)
  if (answer.state === 'away') return <LoadError title="Error Loading Careerpath" />
  if (answer.state === 'missing') return <Gone />
  const { careerName, prices } = answer.value
  const nextStart = courseOf(answer.value).start
  const choice = choiceOf(await searchParams, plansWith(prices), today())
  const { open } = startChoices(answer.value)
  const course = courseOf(atStart(answer.value, choice.start ?? ''))
  // A date input sends the day of the first class. A select sends the day of the start.
  const isAnnounced = course.start === nextStart || open.some(({ value }) => value === choice.start)
  const props = { careerPath: answer.value, choice, course, isAnnounced, nextStart }
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-10 px-5 pt-3 pb-12 md:px-8 md:pt-7 md:pb-16 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <p className="print:hidden">
          <Link href={`/careerpaths/${slug}`} className={linkStyle('alone')}>
            Back to {careerName}
          </Link>
        </p>
        <h1 className="mt-2 text-title">
          What it costs to learn <span className="inline-block">{careerName}</span>
        </h1>
        <p className="mt-3 text-lead text-muted print:hidden">Choose a plan to see every payment.</p>
        <CostForm {...props} />
      </div>
      <CostAnswer {...props} />
    </div>
  )
}
