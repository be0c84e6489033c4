import { EventCard, EventDate } from '@/components/event/event-card'
import { PastEvents } from '@/components/event/past-events'
import { PageIntro } from '@/components/page/page-intro'
import { Sections } from '@/components/section/sections'
import { Band } from '@/components/ui/band'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listEvents } from '@/lib/api/content'
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
          <ul className="space-y-4 md:space-y-6">
            {coming.map((event, index) => (
              <li key={event.slug}>
                {event.start !== coming[index - 1]?.start && (
                  <h3 className="label mb-4 text-lead font-normal text-brand md:mb-6 in-[li+li]:pt-6">
                    <EventDate {...event} day="display text-heading text-ink" />
                  </h3>
                )}
                <EventCard event={event} />
              </li>
            ))}
          </ul>
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
