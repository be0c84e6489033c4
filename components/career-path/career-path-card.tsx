import { Cover } from '@/components/art/cover'
import { SharedPicture } from '@/components/art/shared-picture'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon, Star } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { cut, formatRating } from '@/lib/html/text'
import { formatStart } from '@/lib/time/first-class'
import { CompareChoice } from './compare-choice'
import { inWeeks } from './in-weeks'

type Props = {
  careerPath: CareerPathSummary
  heading?: 'h2' | 'h3'
  /** Whether the page has no other card of this career path. Only then may its picture move to the path's page. */
  isOnly?: boolean
  /** The slugs of the cards in the list. */
  among?: readonly string[]
  /** Whether it can be ticked, within the form that compares. */
  isForComparing?: boolean
}

/** A career path in a list. The whole card is the link's target; the link says where it goes. */
export function CareerPathCard({ careerPath, heading: Heading = 'h3', isForComparing, ...props }: Props) {
  const { isOnly = false, among } = props
  const { slug, image, careerName, description, rating, hasStarted, weeks, unpublished } = careerPath
  const start = formatStart(careerPath, 'short')
  return (
    <article className={`group relative flex h-full flex-col overflow-hidden ${surface('raised')}`}>
      <SharedPicture name={isOnly ? `career-path-${slug}` : undefined}>
        <div className="aspect-[16/9] overflow-hidden">
          <Cover
            slug={slug}
            image={image}
            among={among}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            className="h-full w-full transition-transform duration-500 ease-out-soft motion-safe:group-hover:scale-105"
          />
        </div>
      </SharedPicture>
      <div className="flex grow flex-col p-6 lg:max-xl:p-4 xl:px-4 xl:py-5">
        <DraftBadge unpublished={unpublished} />
        <Heading className="text-card">{careerName}</Heading>
        <p className="mt-2 text-muted">{cut(description, 90)}</p>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small empty:hidden">
          {rating !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Star className="size-4 text-brand" />
              <span className="sr-only">Rated </span>
              {formatRating(rating)}
            </span>
          )}
          {start && (
            <span className={`inline-flex items-center gap-1.5 ${hasStarted ? 'text-muted' : ''}`}>
              <Icon name="calendar" className="size-4 text-brand" />
              {hasStarted ? 'Last started ' : <span className="sr-only">Starts </span>}
              {start}
            </span>
          )}
          {weeks && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="clock" className="size-4 text-brand" />
              {inWeeks(weeks)}
            </span>
          )}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4">
          <Link
            href={`/careerpaths/${slug}`}
            transitionTypes={['shared-picture', `career-path-${slug}`]}
            className={`${linkStyle('onward')} after:absolute after:inset-0`}
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
