import { Cover } from '@/components/art/cover'
import { SharedPicture } from '@/components/art/shared-picture'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon, Star } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { cut, formatRating } from '@/lib/html/text'
import { formatStart } from '@/lib/time/first-class'
import { inWeeks } from './in-weeks'

type Props = {
  careerPath: CareerPathSummary
  heading?: 'h2' | 'h3'
  /** Only the single card of a path on the page may move its picture to the path's page. */
  isOnly?: boolean
  /** Slugs of the cards in the list. */
  among?: readonly string[]
  /** Shows a tick box, inside the form that compares. */
  isForComparing?: boolean
}

export function CareerPathCard({ careerPath, heading: Heading = 'h3', isForComparing, ...props }: Props) {
  const { isOnly = false, among } = props
  const { slug, image, careerName, description, rating, hasStarted, isClosed, weeks, unpublished } =
    careerPath
  const start = formatStart(careerPath, 'short')
  return (
    <article
      className={`group relative grid h-full grid-cols-[4.5rem_1fr] overflow-hidden sm:flex sm:flex-col ${surface('raised')}`}
    >
      <SharedPicture name={isOnly ? `career-path-${slug}` : undefined}>
        <div className="relative overflow-hidden sm:aspect-[16/9]">
          <Cover
            slug={slug}
            image={image}
            among={among}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 5rem"
            className="h-full w-full max-sm:absolute max-sm:inset-0 transition-transform duration-500 ease-out-soft motion-safe:group-hover:scale-105"
          />
        </div>
      </SharedPicture>
      <div className="flex min-w-0 grow flex-col px-3.5 py-2.5 sm:p-6 lg:max-xl:p-4 xl:px-4 xl:py-5">
        <DraftBadge unpublished={unpublished} />
        <Heading className="text-lead leading-tight sm:text-card">{careerName}</Heading>
        <p className="mt-1 text-small leading-snug text-muted sm:mt-2 sm:text-body sm:leading-[1.6]">
          {cut(description, 90)}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-2 gap-y-1 text-small empty:hidden sm:mt-4 sm:gap-x-5">
          {rating !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Star className="size-4 text-brand" />
              <span className="sr-only">Rated </span>
              {formatRating(rating)}
            </span>
          )}
          {isClosed && <span className="text-muted">Enrolment closed</span>}
          {start && !isClosed && (
            <span className={`inline-flex items-center gap-1.5 ${hasStarted ? 'text-muted' : ''}`}>
              <Icon name="calendar" className="size-4 text-brand max-sm:hidden" />
              {hasStarted ? 'Last started ' : <span className="sr-only">Starts </span>}
              {start}
            </span>
          )}
          {weeks && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="clock" className="size-4 text-brand max-sm:hidden" />
              {inWeeks(weeks)}
            </span>
          )}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 sm:pt-4">
          <Link
            href={`/careerpaths/${slug}`}
            transitionTypes={['shared-picture', `career-path-${slug}`]}
            className={`${linkStyle('onward')} after:absolute after:inset-0 max-sm:min-h-7`}
          >
            Learn more<span className="sr-only"> about {careerName}</span>
            <Icon name="arrow" />
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
