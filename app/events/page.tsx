import { EventCard } from '@/components/event/event-card'
import { PageIntro } from '@/components/page/page-intro'
import { Band } from '@/components/ui/band'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listEvents } from '@/lib/api/events'
import { site } from '@/lib/provider/site'
import { words } from '@/lib/provider/words'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/events',
  title: `Events | ${site.name}`,
  description: words.events.meta_description,
})

export default async function EventsPage() {
  const events = valueIn(await listEvents())
  return (
    <>
      <PageIntro title="Upcoming Events" slug="events-project">
        <p>{words.events.lead}</p>
      </PageIntro>
      <Band tone="paper" labelledBy="webinars-heading">
        <h2 id="webinars-heading" className="mb-10 text-title">
          {words.events.heading}
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
    </>
  )
}
