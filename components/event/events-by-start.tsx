import type { DatedEvent } from '@/lib/api/events'
import { EventCard, EventDate } from './event-card'

type Props = { events: DatedEvent[]; shared?: string }

const columns = 'md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] md:gap-x-6'

/** Cards, below their date, hour and `shared` where several events have the same start. */
export function EventsByStart({ events, shared }: Props) {
  const groups = [...new Set(events.map(({ start }) => start))].map((start) => {
    const together = events.filter((event) => event.start === start)
    const [timeZone = ''] = together.map((event) => event.timeZone)
    const date = <EventDate {...{ start, timeZone }} day="display text-card text-ink" />
    const isAlone = together.length === 1
    return (
      <div key={start} className={`flex flex-col ${isAlone ? '' : 'col-span-full not-first:mt-6'}`}>
        {!isAlone && <h3 className="label text-lead font-normal text-brand">{date}</h3>}
        {!isAlone && shared && <p className="mt-2 max-w-measure">{shared}</p>}
        <ul className={`grid grow gap-4 not-first:mt-5 ${columns}`}>
          {together.map((event) => (
            <li key={event.slug} className="@container">
              <EventCard event={event}>{isAlone && date}</EventCard>
            </li>
          ))}
        </ul>
      </div>
    )
  })
  return <div className={`mt-5 grid gap-y-4 md:mt-8 md:gap-y-6 [.sr-only+&]:mt-0 ${columns}`}>{groups}</div>
}
