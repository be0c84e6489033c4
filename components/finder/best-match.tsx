import { Cover } from '@/components/art/cover'
import { termsOf } from '@/components/career-path/career-path-card'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Match } from '@/lib/finder/rank'
import { formatStart } from '@/lib/time/first-class'

type Props = {
  match: Pick<Match, 'path' | 'pros' | 'cons'>
  /** The rank, from 1. Absent for an unranked path. */
  place?: number
  /** Slugs of the list's small drawings. */
  among?: readonly string[]
  /** Whether an earlier card shows the same price and hours. */
  isBrief?: boolean
}

const ranks = ['Second match', 'Third match']

export function BestMatch({ match, place, among, isBrief }: Props) {
  const { path, pros, cons } = match
  const isFirst = place === 1
  const Heading = place ? 'h2' : 'h3'
  const start = path.hasStarted ? null : formatStart(path)
  return (
    <article
      className={`group relative flex flex-col overflow-hidden ${surface('raised')} ${isFirst ? 'ring-2 ring-brand md:flex-row' : ''}`}
    >
      {isFirst && (
        <div className="relative min-h-20 overflow-hidden md:w-2/5 md:shrink-0">
          <Cover
            {...path}
            sizes="(min-width: 64rem) 32rem, 100vw"
            className="absolute inset-0 h-full w-full"
          />
        </div>
      )}
      <div
        className={`flex flex-col p-5 ${isFirst ? 'sm:p-8' : 'sm:p-6 md:grid md:grid-cols-[19rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-8'}`}
      >
        <div className="flex gap-4">
          {!isFirst && (
            <Cover {...path} among={among} sizes="3.5rem" className="size-14 shrink-0 rounded-control" />
          )}
          <div>
            {place && !isFirst && (
              <p className="mb-2">
                <Badge>{ranks[place - 2] ?? `Match ${place}`}</Badge>
              </p>
            )}
            <Heading className={isFirst ? 'text-heading' : 'text-card'}>{path.careerName}</Heading>
            <p className={`mt-1 mb-2 ${isFirst ? 'leading-snug' : 'text-small text-muted'}`}>
              {!isBrief && <span className="block">{termsOf(path)}</span>}
              {start && `Starts ${start}`}
            </p>
          </div>
        </div>
        <div className={isFirst ? '' : 'md:row-span-2 md:*:first:mt-0'}>
          {path.summary && <p className="mt-4 mb-2">{path.summary}</p>}
          <Reasons label={place ? 'Why it fits' : 'Why it would suit you'} reasons={pros} isBrief={isBrief} />
          <Reasons label="Before you decide" reasons={cons} isAgainst />
        </div>
        <p className={isFirst ? 'mt-auto pt-4' : '-mb-3 pt-2 md:ps-18'}>
          <Link
            href={`/careerpaths/${path.slug}`}
            className={`${isFirst ? buttonStyle('action') : linkStyle('onward')} after:absolute after:inset-0`}
          >
            See this path<span className="sr-only">: {path.careerName}</span>
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </article>
  )
}

type ReasonsProps = {
  label: string
  reasons: readonly { because: string }[]
  isAgainst?: boolean
  /** Whether only screen readers get the label, because the icon shows it. */
  isBrief?: boolean
}

export function Reasons({ label, reasons, isAgainst, isBrief }: ReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <>
      <p className={isBrief ? 'sr-only' : 'mt-4 text-small font-semibold text-muted'}>{label}</p>
      <ul className="mt-1.5 grid grid-cols-1 gap-2 leading-snug wrap-anywhere">
        {reasons.map(({ because }) => (
          <li key={because} className="flex gap-2.5">
            <Icon
              name={isAgainst ? 'alert' : 'check'}
              className={`mt-0.5 size-5 ${isAgainst ? 'text-muted' : 'text-accent'}`}
            />
            {because}
          </li>
        ))}
      </ul>
    </>
  )
}
