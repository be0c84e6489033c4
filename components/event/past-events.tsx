import { Band, BandHeading } from '@/components/ui/band'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { DatedEvent } from '@/lib/api/events'
import { eventDay } from '@/lib/time/event-date'
import { DateLine } from './event-card'
import { SpeakerFace } from './speaker-face'

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
      <ul className="mt-8 grid gap-4 md:mt-10 md:gap-6 lg:grid-cols-3">
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
    <article
      className={`group relative grid h-full grid-cols-[min(6.5rem,28%)_minmax(0,1fr)] lg:grid-cols-[7.5rem_1fr] overflow-hidden ${surface('sunken')}`}
    >
      <div aria-hidden="true" className="py-4 pl-4 lg:py-6 lg:pl-6">
        <SpeakerFace speaker={speaker} sizes="6rem" className="aspect-[4/5] w-full rounded-control" />
      </div>
      <div className="flex min-w-0 grow flex-col p-4 lg:p-6">
        <DraftBadge unpublished={event.unpublished} />
        <h3 className="text-card">{title}</h3>
        <p className="mt-1 text-small font-semibold text-muted">
          <DateLine text={dateLine} />
        </p>
        {isPast && <p className="mt-3 max-lg:hidden">{description}</p>}
        <p className="mt-2 mb-4 text-small text-muted">
          Held in <time dateTime={held}>{eventDay({ start: held, timeZone }).slice(-4)}</time>
          {speaker && `, with ${speaker}`}.
        </p>
        <p className="mt-auto">
          <Link href={`/events/${slug}`} className={`${linkStyle('onward')} after:absolute after:inset-0`}>
            {isPast ? 'Tell me when it runs again' : 'Go to the next session'}
            <span className="sr-only">: {title}</span>
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </article>
  )
}
