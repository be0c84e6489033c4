import { EventCard, EventDate } from '@/components/event/event-card'
import { PastEvents } from '@/components/event/past-events'
import { PageIntro } from '@/components/page/page-intro'
import { Sections } from '@/components/section/sections'
import { Band } from '@/components/ui/band'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listEvents } from '@/lib/api/content'
import type { Event } from '@/lib/api/events'
import { wordsOf } from '@/lib/pages/list-page'
import { listMetadata } from '@/lib/seo/list-metadata'

export const metadata = listMetadata('events')

export default async function EventsPage() {
  const { title, lead, art, list, sections } = wordsOf('events')
  const events = valueIn(await listEvents())
  const coming = events?.filter(({ isPast }) => !isPast) ?? []
  const past = events?.filter(({ isPast }) => isPast) ?? []
  return (
    <>
      <PageIntro title={title} slug={art}>
        {lead && <p>{lead}</p>}
      </PageIntro>
      <Band tone="paper" labelledBy="webinars-heading">
        <h2 id="webinars-heading" className="sr-only">
          {list?.heading ?? 'Events'}
        </h2>
        {coming.length > 0 ? (
          <div className="space-y-10 md:space-y-16">
            {[...new Set(coming.map(({ start }) => start))].map((start) => (
              <EventsAt key={start} events={coming.filter((event) => event.start === start)} />
            ))}
          </div>
        ) : (
          <Notice
            isError={!events}
            title={events ? 'No events are planned just now.' : 'We couldn’t load the events.'}
          >
            {events ? 'We announce new dates here first.' : 'Please try again in a minute.'}
          </Notice>
        )}
      </Band>
      <PastEvents events={past} />
      <Sections page="events" sections={sections} above={past.length > 0 ? 'white' : 'paper'} />
    </>
  )
}

function EventsAt({ events }: { events: Event[] }) {
  return (
    <div>
      <h3 className="label text-lead font-normal text-brand">
        {events[0] && <EventDate {...events[0]} day="display text-heading text-ink" />}
      </h3>
      <ul className="mt-4 space-y-4 md:mt-6 md:space-y-6">
        {events.map((event) => (
          <li key={event.slug}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </div>
  )
}
