import type { DatedEvent } from '@/lib/api/events'
import { EventCard, EventDate } from './event-card'

type Props = { events: DatedEvent[]; shared?: string }

const columns = 'md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] md:gap-x-6'

/** Cards below the date and hour of their start, with `shared` where several events have the same start. */
export function EventsByStart({ events, shared }: Props) {
  const groups = [...new Set(events.map(({ start }) => start))].map((start) => {
    const together = events.filter((event) => event.start === start)
    return (
      <div key={start} className={`flex flex-col ${together.length > 1 ? 'col-span-full' : ''}`}>
        <h3 className="label text-lead font-normal text-brand">
          <EventDate start={start} timeZone={together[0]?.timeZone ?? ''} day="display text-card text-ink" />
        </h3>
        {together.length > 1 && shared && (
          <p className="mt-3 max-w-measure text-lead font-semibold">{shared}</p>
        )}
        <ul className={`mt-5 grid grow gap-4 ${columns}`}>
          {together.map((event) => (
            <li key={event.slug} className="@container">
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
  return <div className={`grid gap-y-10 md:gap-y-14 ${columns}`}>{groups}</div>
}
