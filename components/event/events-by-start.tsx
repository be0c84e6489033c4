import type { DatedEvent } from '@/lib/api/events'
import { EventCard, EventDate } from './event-card'

type Props = { events: DatedEvent[]; shared?: string }

/** Cards below the date and hour of their start, with `shared` where several events have the same start. */
export function EventsByStart({ events, shared }: Props) {
  return [...new Set(events.map(({ start }) => start))].map((start) => {
    const together = events.filter((event) => event.start === start)
    return (
      <div key={start} className="in-[div+&]:pt-10">
        <h3 className="label text-lead font-normal text-brand">
          <EventDate
            start={start}
            timeZone={together[0]?.timeZone ?? ''}
            day="display text-heading text-ink"
          />
        </h3>
        {together.length > 1 && shared && (
          <p className="mt-3 max-w-measure text-lead font-semibold">{shared}</p>
        )}
        <ul className="mt-5 grid gap-4 md:mt-8 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] md:gap-6">
          {together.map((event) => (
            <li key={event.slug} className="@container">
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
