import { buttonStyle } from '@/components/ui/button'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Event } from '@/lib/api/events'
import { eventDate } from '@/lib/time/event-date'
import { EventPicture } from './event-picture'
import { EventTime } from './event-time'

/** Shows the date line of a first round above the full date and time; a later round has that alone. */
export function EventCard({ event }: { event: Event }) {
  const { slug, title, dateLine, description, speaker, location, start, timeZone, firstStart, obstacle } =
    event
  return (
    <article className={`grid overflow-hidden md:grid-cols-[13rem_1fr] ${surface('raised')}`}>
      <EventPicture
        event={event}
        sizes="14rem"
        className="h-44 md:h-full md:flex-col"
        faceClassName="md:h-auto md:min-h-0 md:w-full md:flex-1"
      />
      <div className="p-6 sm:p-8">
        <DraftBadge unpublished={event.unpublished} />
        <p className="flex items-start gap-2.5 leading-snug font-semibold text-brand">
          <Icon name="calendar" />
          {firstStart ? <EventDate start={start} timeZone={timeZone} /> : <DateLine text={dateLine} />}
        </p>
        <h3 className="mt-3 text-heading">{title}</h3>
        <p className="mt-3 max-w-measure">{description}</p>
        <p className="mt-3 text-small text-muted">
          {speaker && `With ${speaker}. `}
          {location && `${location}. `}
          {!firstStart && <EventDate start={start} timeZone={timeZone} />}
          <EventTime start={start} timeZone={timeZone} />
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link href={`/events/${slug}`} className={buttonStyle('brand')}>
            {obstacle ? 'See the event' : 'Register'}
            <span className="sr-only">
              {obstacle ? ':' : ' for'} {title}
            </span>
          </Link>
          {obstacle && <span className="font-semibold">{obstacleNames[obstacle]}</span>}
        </p>
      </div>
    </article>
  )
}

const obstacleNames = { cancelled: 'Cancelled', closed: 'Registration has closed', full: 'Full' }

/** On a narrow screen it breaks after a comma. */
export function DateLine({ text }: { text: string }) {
  return text.replaceAll(/(?<!,) /g, '\u00a0')
}

export function EventDate({ start, timeZone }: { start: string; timeZone: string }) {
  return <time dateTime={start}>{eventDate({ start, timeZone })}</time>
}
