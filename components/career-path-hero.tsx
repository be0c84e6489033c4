import type { CareerPath } from '@/lib/api/career-paths'
import { formatDate } from '@/lib/dates'
import { formatPence, startingPrice } from '@/lib/price'
import { plans } from '@/lib/site'
import { BookingLink } from './booking-link'
import { Breadcrumb } from './breadcrumb'
import { buttonStyle } from './button'
import { Cover } from './cover'
import { Icon, Star } from './icon'

/** The opening of a career path: what it is, how it is rated, when it starts, what it costs, and the two ways on. */
export function CareerPathHero({ careerPath }: { careerPath: CareerPath }) {
  const { slug, image, careerName, description, rating, courseStart } = careerPath
  return (
    <section className="on-forest relative isolate bg-forest text-white">
      <div className="relative -z-10 h-48 overflow-hidden sm:h-64 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[44%]">
        <Cover
          slug={slug}
          image={image}
          sizes="(min-width: 64rem) 44vw, 100vw"
          isFirst
          className="absolute inset-0 h-full w-full"
        />
        <div className="absolute inset-y-0 left-0 hidden w-1/3 bg-linear-to-r from-forest to-transparent lg:block" />
      </div>
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className="pt-8 pb-12 lg:w-[54%] lg:py-24">
          <Breadcrumb
            parent={{ name: 'Career paths', path: '/careerpaths' }}
            name={careerName}
            path={`/careerpaths/${slug}`}
            className="mb-2 text-forest-text"
          />
          <h1 className="text-hero">{careerName}</h1>
          <p className="mt-5 max-w-[36rem] text-lead text-forest-text">{description}</p>
          <dl className="mt-7 flex flex-wrap gap-x-8 gap-y-3">
            {rating !== null && (
              <div className="flex items-center gap-2">
                <Star className="size-5 text-action" />
                <dt className="sr-only">Rating</dt>
                <dd>
                  <strong>{rating.toFixed(1)}</strong> <span className="text-forest-text">out of 5</span>
                </dd>
              </div>
            )}
            {courseStart && (
              <div className="flex items-center gap-2">
                <Icon name="calendar" className="size-5 text-action" />
                <dt className="text-forest-text">Starts</dt>
                <dd className="font-semibold">{formatDate(courseStart)}</dd>
              </div>
            )}
          </dl>
          <p className="mt-7 font-display text-card font-bold">
            Starting from {formatPence(startingPrice(plans))}
          </p>
          <p className="mt-5 flex flex-wrap gap-4">
            <a href={`#${slug}-pricing`} className={buttonStyle('action')}>
              Enroll Now
            </a>
            <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline-forest')} />
          </p>
        </div>
      </div>
    </section>
  )
}
