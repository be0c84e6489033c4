import type { ReactNode } from 'react'
import { BookingLink } from '@/components/page/booking-link'
import { Breadcrumb } from '@/components/page/breadcrumb'
import { Opening } from '@/components/page/opening'
import { buttonStyle } from '@/components/ui/button'
import { Icon, Star } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import type { CareerPath } from '@/lib/api/career-paths'
import { formatRating } from '@/lib/html/text'
import { formatStart } from '@/lib/time/first-class'
import { plansWith } from '@/provider/facts/plans'
import { startingPrice } from '@/provider/facts/price'

export function CareerPathHero({ careerPath, faces }: { careerPath: CareerPath; faces?: ReactNode }) {
  const { slug, image, careerName, description, rating, hoursAWeek, hasStarted, isClosed, prices } =
    careerPath
  const start = formatStart(careerPath)
  const { price, unit } = startingPrice(plansWith(prices))
  return (
    <Opening
      slug={slug}
      image={image}
      shared={`career-path-${slug}`}
      faces={faces}
      className="pb-6 max-md:pt-31 md:py-12"
    >
      <Breadcrumb
        parent={{ name: 'Career paths', path: '/careerpaths' }}
        name={careerName}
        path={`/careerpaths/${slug}`}
        className="mb-2"
      />
      <h1 className="text-hero">{careerName}</h1>
      <p className="mt-3 max-w-[36rem] text-muted max-md:leading-normal md:mt-5 md:text-lead">
        {description}
      </p>
      <div className="mt-5 flex flex-wrap items-end gap-x-10 gap-y-2 border-t border-line pt-4 md:mt-8 md:gap-y-5 md:pt-6">
        <p>
          <span className="display text-heading">Starting from {price}</span>{' '}
          <span className="text-muted">
            {unit}
            {hoursAWeek && `, ${hoursAWeek}\u00a0hours a\u00a0week`}
          </span>
        </p>
        {(rating !== null || start) && (
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {rating !== null && (
              <Fact name="Rating" mark={<Star className="size-5 text-action" />}>
                {formatRating(rating)} <span className="font-normal text-muted">out of 5</span>
              </Fact>
            )}
            {start && (
              <Fact
                name={hasStarted ? 'Last started' : 'Starts'}
                mark={<Icon name="calendar" className="size-5 text-action" />}
              >
                {start}
              </Fact>
            )}
          </dl>
        )}
      </div>
      {isClosed && (
        <p className="mt-4">
          You can’t enrol at the moment.{' '}
          <Link href={`/careerpaths/${slug}/enrol`} rel="nofollow" className={linkStyle('inline')}>
            Ask us to tell you of the next start
          </Link>
          .
        </p>
      )}
      {hasStarted && !isClosed && (
        <p className="mt-4">
          The next start date isn’t set yet.{' '}
          <Link href="/contact-us" className={linkStyle('inline')}>
            Ask when it will be
          </Link>
          , or enrol, and admissions will tell you when they call.
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2 max-sm:*:grow md:mt-7 md:gap-4">
        <a href={`#${slug}-pricing`} className={buttonStyle('action')}>
          Enroll Now
        </a>
        <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline-forest')} />
      </p>
    </Opening>
  )
}

function Fact({ name, mark, children }: { name: string; mark: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="flex items-center gap-2 text-muted">
        {mark}
        {name}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
