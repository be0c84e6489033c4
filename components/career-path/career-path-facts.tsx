import { Counted } from '@/components/ui/counted'
import { surface } from '@/components/ui/surface'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { type Figure, figuresOf, figuresSource, findFigure } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'

type PathFacts = Pick<
  CareerPathSummary,
  | 'weeks'
  | 'hoursAWeek'
  | 'classTimes'
  | 'entryRequirements'
  | 'places'
  | 'averageEarnings'
  | 'earningsSource'
  | 'language'
>

const inWords = (claim: Figure | undefined) => claim && `${claim.figure} ${claim.label}`

function counted(name: string, text = inWords) {
  const figure = findFigure(name)
  return figure && <Counted figure={figure}>{text(figure)}</Counted>
}

// Those that this box shows, besides what a path says of itself.
const hasFigures = figuresOf('enrolled', 'certified', 'acceptance', 'earnings', 'projects').length > 0

function factsOf(careerPath: PathFacts) {
  const { weeks, hoursAWeek, classTimes, entryRequirements, places, averageEarnings, language } = careerPath
  const own = [
    ['Length', weeks && `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`],
    ['Hours a week', hoursAWeek],
    ['Class times', classTimes],
    ['Before you begin', entryRequirements],
    ['Places in a class', places],
    ['Students', counted('enrolled')],
    ['Alumni', counted('certified')],
    ['Acceptance rate', counted('acceptance', (claim) => claim?.figure)],
    ['Average earnings', averageEarnings ?? counted('earnings', (claim) => claim?.figure)],
  ] as const
  return [
    ...own,
    ...site.pathFacts.map(({ name, value }) => [name, value] as const),
    ['Language', language] as const,
  ]
}

/** The path at a glance: what it and the provider say of it, and how its hours are split. What nobody says is left out. */
export function CareerPathFacts({ careerPath }: { careerPath: PathFacts }) {
  const { averageEarnings, earningsSource } = careerPath
  return (
    <aside aria-labelledby="facts-heading" className={`p-6 lg:sticky lg:top-36 ${surface('raised')}`}>
      <h2 id="facts-heading" className="text-card">
        At a glance
      </h2>
      <dl className="mt-4 divide-y divide-line">
        {factsOf(careerPath)
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex justify-between gap-6 py-2.5 leading-snug">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right font-semibold text-pretty">{value}</dd>
            </div>
          ))}
      </dl>
      <Split />
      {averageEarnings && earningsSource && (
        <p className="mt-4 text-small text-muted">Average earnings: {earningsSource}</p>
      )}
      {figuresSource && hasFigures && <p className="mt-4 text-small text-muted">{figuresSource}</p>}
    </aside>
  )
}

function Split() {
  const [projects, training] = figuresOf('projects', 'training')
  if (!projects || !training) return null
  return (
    <figure className="mt-4 border-t border-line pt-5">
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
