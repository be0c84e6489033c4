import type { Metadata } from 'next'
import { connection } from 'next/server'
import { CompareChooser } from '@/components/career-path/compare-chooser'
import { Comparison } from '@/components/career-path/comparison'
import { LoadError } from '@/components/page/load-error'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { listCareerPaths } from '@/lib/api/content'
import { type Choice, choiceOf, maxPaths, minPaths } from '@/lib/compare/compare-choice'
import { site } from '@/provider/facts/site'

export const instant = false

type Props = { searchParams: Promise<{ paths?: string | string[] }> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { chosen } = choiceOf((await searchParams).paths, valueIn(await listCareerPaths()) ?? [])
  const names = chosen.map(({ careerName }) => careerName).join(', ')
  return { title: `Compare ${names || 'career paths'} | ${site.name}`, robots: { index: false } }
}

/** Rendered per request: there are too many choices to prerender. */
export default async function ComparePage({ searchParams }: Props) {
  await connection()
  const paths = valueIn(await listCareerPaths())
  if (!paths) return <LoadError title="Error Loading Careerpaths" />
  const choice = choiceOf((await searchParams).paths, paths)
  const isTable = choice.chosen.length >= minPaths
  const chooser = <CompareChooser paths={paths} chosen={choice.chosen.map(({ slug }) => slug)} />
  const head = (
    <>
      <h1 className="text-title md:mr-64">Compare career paths</h1>
      <CompareNotes {...choice} />
    </>
  )
  if (isTable)
    return (
      <Comparison paths={choice.chosen}>
        {head}
        <details className="mt-4 print:hidden">
          <summary
            className={`${buttonStyle('outline', 'small')} top-0 right-8 md:absolute [&::-webkit-details-marker]:hidden`}
          >
            Change the paths
            <Icon name="chevron" className="size-5 in-open:rotate-180" />
          </summary>
          {chooser}
        </details>
      </Comparison>
    )
  return (
    <Band tone="paper" className="py-10 md:py-16">
      {head}
      {paths.length < minPaths ? (
        <Notice title="There’s only one career path.">There’s nothing to compare it with yet.</Notice>
      ) : (
        <>
          <h2 className="mt-10 text-heading">Which paths would you like to see side by side?</h2>
          {chooser}
        </>
      )}
    </Band>
  )
}

/** Names the requested paths that the page leaves out, and says how to choose when there are too few. */
function CompareNotes({ chosen, unknown, left }: Choice<CareerPathSummary>) {
  const notes = [
    unknown.length > 0 && `We don’t have a career path called ${unknown.join(', ')}, so it isn’t shown.`,
    left > 0 && `You can compare up to ${maxPaths} paths at once. These are the first ${maxPaths} you chose.`,
    chosen.length === 0 &&
      'See side by side what two to four paths ask of you, what they cost and where they lead.',
    chosen.length === 1 && `${chosen[0]?.careerName} is already ticked. Add one to three others.`,
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="mt-4 max-w-measure text-lead text-muted wrap-anywhere md:mr-64">
      {note}
    </p>
  ))
}
