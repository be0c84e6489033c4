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
  heading?: 'h2' | 'h3'
  /** Whether the page's title names the first path. */
  isAnnounced?: boolean
  /** Whether all cards have the same price and hours, so that only the first shows them. */
  isShared?: boolean
}

const ranks = ['Fits best', 'Second match', 'Third match']

export function BestMatch({ match, place, heading: Heading = 'h2', isAnnounced, isShared }: Props) {
  const { path, pros, cons } = match
  const isLater = isShared && place !== 1
  const isRow = place !== undefined && place > 1
  const start = path.hasStarted ? null : formatStart(path)
  return (
    <article
      className={`group relative flex flex-col overflow-hidden ${surface('raised')} ${place === 1 ? 'ring-2 ring-brand md:flex-row' : 'h-full'}`}
    >
      {(!place || place === 1) && (
        <div
          className={`relative overflow-hidden ${place ? 'min-h-20 md:w-2/5 md:shrink-0' : 'hidden aspect-[3/1] lg:block'}`}
        >
          <Cover
            slug={path.slug}
            image={path.image}
            sizes="(min-width: 64rem) 48rem, 24rem"
            className="absolute inset-0 h-full w-full"
          />
        </div>
      )}
      <div
        className={`flex flex-col p-5 ${place === 1 ? 'sm:p-8' : 'grow sm:p-6'} ${isRow ? 'md:grid md:grid-cols-[16rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-8' : ''}`}
      >
        <div>
          {place && !(isAnnounced && place === 1) && (
            <p className="mb-3">
              <Badge tone={place === 1 ? 'action' : 'brand'}>{ranks[place - 1] ?? `Match ${place}`}</Badge>
            </p>
          )}
          <Heading className={place === 1 ? 'text-heading' : 'text-card'}>{path.careerName}</Heading>
          <p className="mt-1 mb-2 text-small text-muted">
            {[!isLater && termsOf(path), start && `Starts ${start}`].filter(Boolean).join('. ')}
          </p>
        </div>
        <div className="md:row-span-2">
          <Reasons label={place ? 'Why it fits' : 'Why it would suit you'} reasons={pros} isBrief={isLater} />
          <Reasons label="Before you decide" reasons={cons} isAgainst />
        </div>
        <p className={isRow ? '-mb-3 pt-2' : 'mt-auto pt-4'}>
          <Link
            href={`/careerpaths/${path.slug}`}
            className={`${place === 1 ? buttonStyle('action') : linkStyle('onward')} after:absolute after:inset-0`}
          >
            See this path<span className="sr-only">: {path.careerName}</span>
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </article>
  )
}

export function Reasons({
  label,
  reasons,
  isAgainst,
  isBrief,
}: {
  label: string
  reasons: readonly { because: string }[]
  isAgainst?: boolean
  /** Whether only screen readers get the label, because the icon shows it. */
  isBrief?: boolean
}) {
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
