import { Band, BandHeading } from '@/components/ui/band'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import type { DatedEvent } from '@/lib/api/events'
import { eventDay } from '@/lib/time/event-date'
import { DateLine } from './event-card'

export function PastEvents({ events }: { events: DatedEvent[] }) {
  if (events.length === 0) return null
  return (
    <Band tone="white" labelledBy="past-events-heading">
      <BandHeading
        id="past-events-heading"
        title="Past events"
        lead="These events are over. Choose one and we’ll email you when it runs again."
      />
      <ul className="mt-6 divide-y divide-line border-y border-line md:mt-8">
        {events.map(({ slug, title, dateLine, description, speaker, start, timeZone, unpublished }) => (
          <li key={slug}>
            <article className="group relative py-4 lg:grid lg:grid-cols-[1fr_auto] lg:items-center lg:gap-x-8 lg:py-5">
              <div>
                <DraftBadge unpublished={unpublished} />
                <h3 className="text-card">{title}</h3>
                <p className="mt-1 max-w-measure max-lg:hidden">{description}</p>
                <p className="mt-1 text-small text-muted">
                  <DateLine text={dateLine} />. Held in{' '}
                  <time dateTime={start}>{eventDay({ start, timeZone }).slice(-4)}</time>
                  {speaker && `, with ${speaker}`}.
                </p>
              </div>
              <p className="mt-1 lg:mt-0">
                <Link
                  href={`/events/${slug}`}
                  className={`${linkStyle('onward')} after:absolute after:inset-0`}
                >
                  Tell me when it runs again
                  <span className="sr-only">: {title}</span>
                  <Icon name="arrow" />
                </Link>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </Band>
  )
}
