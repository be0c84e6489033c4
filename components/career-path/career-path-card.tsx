import { Cover } from '@/components/art/cover'
import { SharedPicture } from '@/components/art/shared-picture'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon, Star } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { cut, formatRating } from '@/lib/html/text'
import { formatStart } from '@/lib/time/first-class'
import { plansWith } from '@/provider/facts/plans'
import { startingPrice } from '@/provider/facts/price'
import { inWeeks } from './in-weeks'

type Props = {
  careerPath: CareerPathSummary
  /** Slugs of the cards in the list. */
  among?: readonly string[]
  /** Shows a tick box. The card must then be inside a CompareForm. */
  isForComparing?: boolean
  /** Whether the list above states the price and the hours, because all paths share them. */
  isShared?: boolean
}

/** Such as "From £149 a month, 13 hours a week for 24 weeks". */
export function termsOf({ prices, weeks, hoursAWeek }: CareerPathSummary): string {
  const { price, unit } = startingPrice(plansWith(prices))
  const hours = [hoursAWeek && `${hoursAWeek} hours a week`, weeks && inWeeks(weeks)]
  return [`From ${price} ${unit}`, hours.filter(Boolean).join(' for ')].filter(Boolean).join(', ')
}

export function CareerPathCard({ careerPath, among, isForComparing, isShared }: Props) {
  const { slug, image, careerName, description, summary, rating, unpublished } = careerPath
  const { hasStarted, isClosed } = careerPath
  const start = formatStart(careerPath, 'short')
  return (
    <article
      className={`group relative grid h-full grid-cols-[4.5rem_1fr] overflow-hidden sm:flex sm:flex-col ${surface('raised')}`}
    >
      <SharedPicture name={`career-path-${slug}`}>
        <div className="path-picture">
          <Cover
            slug={slug}
            image={image}
            among={among}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 5rem"
            className="h-full w-full transition-transform duration-500 ease-out-soft motion-safe:group-hover:scale-105"
          />
        </div>
      </SharedPicture>
      <div className="flex min-w-0 grow flex-col px-3 py-2.5 sm:p-6 sm:pb-3.5 lg:px-4 lg:pt-4 lg:pb-3 xl:pt-5">
        <DraftBadge unpublished={unpublished} />
        <h3 className="text-lead leading-tight sm:text-card">{careerName}</h3>
        <p className="mt-1 text-small leading-snug text-muted sm:mt-2 sm:grow sm:text-body sm:leading-[1.6]">
          {cut(summary ?? description, 90)}
        </p>
        {!isShared && <p className="mt-1.5 text-small sm:mt-4">{termsOf(careerPath)}</p>}
        <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 text-small empty:hidden sm:mt-3">
          {isClosed && <span className="text-muted">Enrolment closed</span>}
          {start && !isClosed && (
            <span className={hasStarted ? 'text-muted' : undefined}>
              {hasStarted ? 'Last started ' : 'Starts '}
              {start}
            </span>
          )}
          {rating !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Star className="size-4 text-brand" />
              <span className="sr-only">Rated </span>
              {formatRating(rating)}
            </span>
          )}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-1 text-small sm:-mb-1 sm:pt-1">
          <Link
            href={`/careerpaths/${slug}`}
            transitionTypes={['shared-picture', `career-path-${slug}`]}
            className={`${linkStyle('onward')} after:absolute after:inset-0 text-body max-sm:min-h-8`}
          >
            Learn more<span className="sr-only"> about {careerName}</span>
            <Icon name="arrow" className="size-5" />
          </Link>
          {isForComparing && <CompareChoice slug={slug} careerName={careerName} />}
        </p>
      </div>
    </article>
  )
}

function CompareChoice({ slug, careerName }: Pick<CareerPathSummary, 'slug' | 'careerName'>) {
  return (
    <label className="relative z-1 -mx-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-small font-semibold hover:bg-brand-tint has-checked:bg-brand-tint has-checked:text-brand">
      <input type="checkbox" name="paths" value={slug} className="size-5 accent-brand" />
      Compare<span className="sr-only"> {careerName}</span>
    </label>
  )
}
