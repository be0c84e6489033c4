import type { ReactNode } from 'react'
import { Cover } from '@/components/art/cover'
import { Portrait } from '@/components/art/portrait'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { DatedEvent } from '@/lib/api/events'
import { eventDate, providerHour } from '@/lib/time/event-date'
import { localDateOf } from '@/lib/time/zones'
import { tutorNamed } from '@/provider/facts/tutors'
import { EventTime } from './event-time'

/** Its link covers the card. `children` is its date, unless it stands above several cards. */
export function EventCard({ event, children }: { event: DatedEvent; children: ReactNode }) {
  const Title = children ? 'h3' : 'h4'
  const { slug, title, description, speaker, location, isPast } = event
  const obstacle = isPast ? null : event.obstacle
  const label = obstacle === 'full' ? 'Join the waiting list' : obstacle ? 'See the event' : 'Register'
  return (
    <article
      className={`group relative grid h-full grid-cols-[min(6rem,24vw)_minmax(0,1fr)] ${children ? 'grid-rows-[auto_auto_1fr]' : 'grid-rows-[auto_1fr]'} overflow-hidden @[22rem]:grid-cols-[8rem_minmax(0,1fr)] @[46rem]:grid-cols-[12.5rem_minmax(0,1fr)_auto] ${surface('sunken')}`}
    >
      {children && <p className="label col-span-full px-5 pt-5 pb-3 font-normal text-brand">{children}</p>}
      <div
        aria-hidden="true"
        className={`relative ms-5 min-h-28 overflow-hidden rounded-control @[22rem]:min-h-34 @[46rem]:row-span-2 @[46rem]:mb-5 @[46rem]:min-h-60 ${children ? '' : 'mt-5'}`}
      >
        {speaker ? (
          <Portrait
            tutor={tutorNamed(speaker) ?? { name: speaker }}
            isSilent
            sizes="16rem"
            className="absolute inset-0 h-full w-full rounded-none!"
          />
        ) : (
          <Cover slug={slug} image={null} sizes="16rem" className="absolute inset-0 h-full w-full" />
        )}
      </div>
      <div
        className={`self-start px-4 py-1 @[46rem]:px-8 @[46rem]:pt-8 @[46rem]:pb-0 ${children ? '' : 'mt-5'}`}
      >
        <DraftBadge unpublished={event.unpublished} />
        <Title className="display text-card text-wrap group-hover:underline">{title}</Title>
        {speaker && <p className="mt-1 text-muted">With {speaker}</p>}
      </div>
      <div className="col-span-2 max-w-measure space-y-2 px-5 pt-4 @[46rem]:col-span-1 @[46rem]:px-8 @[46rem]:pb-8">
        <p>
          {description}
          {location && ` ${location}.`}
        </p>
        <OwnDateLine event={event} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 p-5 @[46rem]:col-span-1 @[46rem]:col-start-3 @[46rem]:row-span-2 @[46rem]:-row-end-1 @[46rem]:p-8">
        <Link
          href={`/events/${slug}`}
          className={`${buttonStyle(isPast || obstacle ? 'outline' : 'brand')} after:absolute after:inset-0`}
        >
          {isPast ? 'Tell me when it runs again' : label}
          <span className="sr-only">
            {isPast || obstacle ? ':' : ' for'} {title}
          </span>
        </Link>
        {obstacle && <Badge tone="forest">{obstacleNames[obstacle]}</Badge>}
      </div>
    </article>
  )
}

const obstacleNames = { cancelled: 'Cancelled', closed: 'Registration has closed', full: 'Full' }

/** The provider's date line, which names the first round. */
export function OwnDateLine({ event: { firstStart, timeZone, dateLine } }: { event: DatedEvent }) {
  return (
    <p className="text-small text-muted">
      {firstStart && `First held in ${localDateOf(new Date(firstStart), timeZone).slice(0, 4)}: `}
      <DateLine text={dateLine} />
    </p>
  )
}

/** A date line that wraps only after a comma. */
export function DateLine({ text }: { text: string }) {
  return text.replaceAll(/(?<!,) /g, '\u00a0')
}

type EventDateProps = { start: string; timeZone: string; day?: string }

/** The day, with the classes of `day`, and on a line below it the hour, also where the visitor is. */
export function EventDate({ start, timeZone, day = 'font-semibold' }: EventDateProps) {
  const [date, hour = ''] = eventDate({ start, timeZone }).split(' at ')
  return (
    <>
      <time dateTime={start}>
        <span className={`block ${day}`}>{date}</span> <DateLine text={hour.replace(/ time$/, '')} />
      </time>
      <EventTime start={start} timeZone={timeZone} ours={providerHour({ start, timeZone })} />
    </>
  )
}
