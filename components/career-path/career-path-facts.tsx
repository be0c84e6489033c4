import type { ReactNode } from 'react'
import { Counted } from '@/components/ui/counted'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { compareAddress } from '@/lib/compare/compare-choice'
import { formatStart } from '@/lib/time/first-class'
import { type PathStarts, startNote } from '@/lib/time/starts'
import { type Figure, figuresOf, figuresSource, findFigure } from '@/provider/facts/claims'
import { finder } from '@/provider/facts/finder'
import { site } from '@/provider/facts/site'
import { inWeeks } from './in-weeks'

const inWords = ({ figure, label }: Figure) => `${figure} ${label}`

type Fact = [name: string, value: ReactNode]

function factsOf(path: CareerPathSummary): Fact[] {
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
export function CareerPathFacts({ careerPath }: { careerPath: CareerPathSummary }) {
  const { slug, suits } = careerPath
  return (
    <aside aria-labelledby="facts-heading" className={`p-4 md:p-6 ${surface('raised')}`}>
      <h2 id="facts-heading" className="text-card">
        At a glance
      </h2>
      <CareerPathStarts careerPath={careerPath} />
      <dl className="mt-2 max-md:text-small md:mt-4">
        {factsOf(careerPath).map(
          ([name, value]) =>
            value && (
              <div key={name} className="fact">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
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
export function CareerPathFigures({ careerPath }: { careerPath: CareerPathSummary }) {
  const { averageEarnings, earningsSource } = careerPath
  const earnings: Figure | undefined = averageEarnings
    ? { name: '', figure: averageEarnings, label: 'average earnings', briefly: earningsSource ?? undefined }
    : findFigure('earnings')
  const figures = [...figuresOf('enrolled', 'certified', 'acceptance'), ...(earnings ? [earnings] : [])]
  if (figures.length === 0) return null
  return (
    <div className="lg:col-span-full">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 leading-snug sm:gap-x-6 lg:grid-cols-4">
        {figures.map((each) => (
          <div
            key={each.name}
            className="flex flex-col border-t-2 border-brand pt-2 max-md:text-small md:pt-3"
          >
            <dt className="order-1 mt-1">{each.label}</dt>
            <dd className="display text-heading text-brand">
              <Counted figure={each}>{each.figure}</Counted>
            </dd>
            {each.briefly && <dd className="order-1 text-small text-muted">{each.briefly}</dd>}
          </div>
        ))}
      </dl>
      {figuresSource && <p className="mt-2 text-small text-muted md:mt-4">{figuresSource}</p>}
    </div>
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

/** Lists the upcoming starts. One open start needs no list, because the page's opening shows its date. */
function CareerPathStarts({ careerPath }: { careerPath: Pick<PathStarts, 'starts' | 'classTimes'> }) {
  const { starts, classTimes } = careerPath
  const [only] = starts
  if (!only || (starts.length === 1 && !startNote(only))) return null
  return (
    <section aria-labelledby="starts-heading" className="mt-3 border-b border-line pb-3">
      <h3 id="starts-heading" className="font-semibold">
        Starts
      </h3>
      <ul className="mt-1 space-y-1.5 max-md:text-small">
        {starts.map((start) => (
          <li key={start.courseStart}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <time dateTime={start.courseStart}>{formatStart(start)}</time>
              <span className="font-semibold">{startNote(start)}</span>
            </span>
            {start.classTimes !== classTimes && (
              <span className="block text-small text-muted">{start.classTimes}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
