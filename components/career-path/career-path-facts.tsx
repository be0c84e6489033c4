import type { ReactNode } from 'react'
import { Counted } from '@/components/ui/counted'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { compareAddress } from '@/lib/compare/compare-choice'
import { type Figure, figuresOf, figuresSource, findFigure } from '@/provider/facts/claims'
import { finder } from '@/provider/facts/finder'
import { site } from '@/provider/facts/site'
import { CareerPathStarts } from './career-path-starts'
import { inWeeks } from './in-weeks'

type PathFacts = Pick<
  CareerPathSummary,
  | 'slug'
  | 'weeks'
  | 'hoursAWeek'
  | 'classTimes'
  | 'entryRequirements'
  | 'places'
  | 'starts'
  | 'averageEarnings'
  | 'earningsSource'
  | 'language'
  | 'suits'
>

const inWords = ({ figure, label }: Figure) => `${figure} ${label}`

type Fact = [name: string, value: ReactNode, note?: string | null]

function counted(name: string, claim: string, words = ({ figure }: Figure) => figure): Fact {
  const figure = findFigure(claim)
  return [name, figure && <Counted figure={figure}>{words(figure)}</Counted>, figure?.briefly]
}

function factsOf(path: PathFacts): Fact[] {
  const { weeks, hoursAWeek, classTimes, entryRequirements, places, language } = path
  return [
    ['Length', weeks && inWeeks(weeks)],
    ['Hours a week', hoursAWeek],
    ['Class times', classTimes],
    ['Before you begin', entryRequirements],
    ['Places per class', places],
    ...site.pathFacts.map(({ name, value }): Fact => [name, value]),
    ['Language', language],
  ]
}

/** Leaves out a fact that neither the path nor the provider states. */
export function CareerPathFacts({ careerPath }: { careerPath: PathFacts }) {
  const { slug, suits } = careerPath
  return (
    <aside aria-labelledby="facts-heading" className={`p-4 md:p-6 lg:sticky lg:top-36 ${surface('raised')}`}>
      <h2 id="facts-heading" className="text-card">
        At a glance
      </h2>
      <CareerPathStarts careerPath={careerPath} />
      <dl className="mt-2 max-md:text-small md:mt-4">
        <Facts facts={factsOf(careerPath)} className="fact" />
      </dl>
      <Split />
      <p className="mt-3 flex flex-wrap gap-x-4 border-t border-line pt-1 max-md:text-small md:gap-x-6 print:hidden">
        <a href={compareAddress([slug])} rel="nofollow" className={linkStyle('alone')}>
          Compare with other paths
        </a>
        {finder && suits.length > 0 && (
          <Link href="/find-your-path" className={linkStyle('alone')}>
            {finder.title}
          </Link>
        )}
      </p>
    </aside>
  )
}

/** The provider's results, or the path's own earnings. */
export function CareerPathFigures({ careerPath }: { careerPath: PathFacts }) {
  const { averageEarnings, earningsSource } = careerPath
  const figures: Fact[] = [
    counted('Students', 'enrolled', inWords),
    counted('Alumni', 'certified', inWords),
    counted('Acceptance rate', 'acceptance'),
    averageEarnings
      ? ['Average earnings', averageEarnings, earningsSource]
      : counted('Average earnings', 'earnings'),
  ]
  if (!figures.some(([, value]) => value)) return null
  return (
    <div className="lg:col-span-full">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 leading-snug max-md:text-small lg:grid-cols-4">
        <Facts facts={figures} className="border-t-2 border-brand pt-1 md:pt-2 md:[&>dt+dd]:text-lead" />
      </dl>
      {figuresSource && <p className="mt-1 text-small text-muted md:mt-4">{figuresSource}</p>}
    </div>
  )
}

function Facts({ facts, className }: { facts: Fact[]; className: string }) {
  return facts.map(
    ([name, value, note]) =>
      value && (
        <div key={name} className={className}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
          {note && <dd className="text-small text-muted">{note}</dd>}
        </div>
      ),
  )
}

function Split() {
  const [projects, training] = figuresOf('projects', 'training')
  if (!projects || !training) return null
  return (
    <figure className="mt-2 border-t border-line pt-3 md:mt-4 md:pt-5">
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-4 w-full rounded-full"
        aria-hidden="true"
      >
        <rect width="100" height="8" className="fill-action" />
        <rect width={Number.parseFloat(projects.figure)} height="8" className="fill-brand" />
      </svg>
      <figcaption className="mt-2 flex justify-between gap-4 text-small font-semibold">
        <span className="sr-only">
          {inWords(projects)} and {inWords(training)}
        </span>
        <span aria-hidden="true">{inWords(projects)}</span>
        <span aria-hidden="true">{inWords(training)}</span>
      </figcaption>
    </figure>
  )
}
