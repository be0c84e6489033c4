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
const figureAlone = ({ figure }: Figure) => figure

function counted(name: string, words: (figure: Figure) => string) {
  const figure = findFigure(name)
  return figure && <Counted figure={figure}>{words(figure)}</Counted>
}

// Whether the provider states a figure that this box shows.
const hasFigures = figuresOf('enrolled', 'certified', 'acceptance', 'earnings', 'projects').length > 0

type Fact = [name: string, value: ReactNode, claim?: string]

function ownFacts({ weeks, hoursAWeek, classTimes, entryRequirements, places }: PathFacts): Fact[] {
  return [
    ['Length', weeks && inWeeks(weeks)],
    ['Hours a week', hoursAWeek],
    ['Class times', classTimes],
    ['Before you begin', entryRequirements],
    ['Places per class', places],
  ]
}

function sharedFacts({ averageEarnings, language }: PathFacts): Fact[] {
  return [
    ['Students', counted('enrolled', inWords), 'enrolled'],
    ['Alumni', counted('certified', inWords), 'certified'],
    ['Acceptance rate', counted('acceptance', figureAlone), 'acceptance'],
    averageEarnings
      ? ['Average earnings', averageEarnings]
      : ['Average earnings', counted('earnings', figureAlone), 'earnings'],
    ...site.pathFacts.map(({ name, value }): Fact => [name, value]),
    ['Language', language],
  ]
}

/** Leaves out a fact that neither the path nor the provider states. */
export function CareerPathFacts({ careerPath }: { careerPath: PathFacts }) {
  const { slug, averageEarnings, earningsSource, suits } = careerPath
  return (
    <aside aria-labelledby="facts-heading" className={`p-4 md:p-6 lg:sticky lg:top-36 ${surface('raised')}`}>
      <h2 id="facts-heading" className="text-card">
        At a glance
      </h2>
      <CareerPathStarts careerPath={careerPath} />
      <dl className="mt-2 grid grid-cols-2 gap-x-6 max-md:text-small md:mt-4">
        <Facts facts={ownFacts(careerPath)} className="fact" />
        <Facts facts={sharedFacts(careerPath)} className="border-t border-line py-1 leading-snug md:py-2" />
      </dl>
      <Split />
      {averageEarnings && earningsSource && (
        <p className="mt-4 text-small text-muted">Average earnings: {earningsSource}</p>
      )}
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
      {figuresSource && hasFigures && <p className="mt-1 text-small text-muted md:mt-4">{figuresSource}</p>}
    </aside>
  )
}

function Facts({ facts, className }: { facts: Fact[]; className: string }) {
  return facts.map(([name, value, claim]) => {
    const briefly = claim && findFigure(claim)?.briefly
    return (
      value && (
        <div key={name} className={className}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
          {briefly && <dd className="text-small text-muted">{briefly}</dd>}
        </div>
      )
    )
  })
}

function Split() {
  const [projects, training] = figuresOf('projects', 'training')
  if (!projects || !training) return null
  return (
    <figure className="mt-3 border-t border-line pt-4 md:mt-4 md:pt-5">
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
