import { Band, BandHeading } from '@/components/ui/band'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import type { DatedEvent } from '@/lib/api/events'
import { eventDay } from '@/lib/time/event-date'
import { DateLine } from './event-card'

/** Lists past events, and the past first rounds of events that repeat. */
export function PastEvents({ events }: { events: DatedEvent[] }) {
  if (events.length === 0) return null
  return (
    <Band tone="white" labelledBy="past-events-heading">
      <BandHeading
        id="past-events-heading"
        title="Past events"
        lead={
          events.every(({ isPast }) => isPast)
            ? 'These events are over. Choose one and we’ll email you when it runs again.'
            : 'These sessions are over. Choose one to see its next date.'
        }
      />
      <ul className="mt-6 divide-y divide-line border-y border-line md:mt-8">
        {events.map((event) => (
          <li key={event.slug}>
            <PastEvent event={event} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

function PastEvent({ event }: { event: DatedEvent }) {
  const { slug, title, dateLine, description, speaker, firstStart, start, timeZone, isPast } = event
  const held = firstStart ?? start
  return (
    <article className="group relative py-4 lg:grid lg:grid-cols-[1fr_auto] lg:items-center lg:gap-x-8 lg:py-5">
      <div>
        <DraftBadge unpublished={event.unpublished} />
        <h3 className="text-card">{title}</h3>
        {isPast && <p className="mt-1 max-w-measure max-lg:hidden">{description}</p>}
        <p className="mt-1 text-small text-muted">
          <span>
            <DateLine text={dateLine} />
          </span>
          . Held in <time dateTime={held}>{eventDay({ start: held, timeZone }).slice(-4)}</time>
          {speaker && `, with ${speaker}`}.
        </p>
      </div>
      <p className="mt-1 lg:mt-0">
        <Link href={`/events/${slug}`} className={`${linkStyle('onward')} after:absolute after:inset-0`}>
          {isPast ? 'Tell me when it runs again' : 'Go to the next session'}
          <span className="sr-only">: {title}</span>
          <Icon name="arrow" />
        </Link>
      </p>
    </article>
  )
}
