import { EventCard } from '@/components/event/event-card'
import { PageIntro } from '@/components/page/page-intro'
import { Sections } from '@/components/section/sections'
import { Band } from '@/components/ui/band'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listEvents } from '@/lib/api/events'
import { listMetadata, wordsOf } from '@/lib/provider/list-page'

export const metadata = listMetadata('events')

export default async function EventsPage() {
  const { title, lead, art, list, sections } = wordsOf('events')
  const events = valueIn(await listEvents())
  return (
    <>
      <PageIntro title={title} slug={art}>
        {lead && <p>{lead}</p>}
      </PageIntro>
      <Band tone="paper" labelledBy="webinars-heading">
        <h2 id="webinars-heading" className="mb-10 text-title">
          {list?.heading ?? 'Events'}
        </h2>
        {events?.length ? (
          <ul className="space-y-6">
            {events.map((event) => (
              <li key={event.slug}>
                <EventCard event={event} among={events.map(({ slug }) => slug)} />
              </li>
            ))}
          </ul>
        ) : (
          <Notice
            isError={!events}
            title={events ? 'No events are planned just now.' : 'The events could not be loaded.'}
          >
            {events ? 'New dates are announced here first.' : 'Please try again in a minute.'}
          </Notice>
        )}
      </Band>
      <Sections page="events" sections={sections} above="paper" />
    </>
  )
}
