import { EventsByStart } from '@/components/event/events-by-start'
import { HourClocks } from '@/components/event/hour-clocks'
import { PageIntro } from '@/components/page/page-intro'
import { Sections } from '@/components/section/sections'
import { Band, BandHeading } from '@/components/ui/band'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listEvents } from '@/lib/api/content'
import { wordsOf } from '@/lib/pages/list-page'
import { listMetadata } from '@/lib/seo/list-metadata'

export const metadata = listMetadata('events')

export default async function EventsPage() {
  const { title, lead, art, list, sections } = wordsOf('events')
  const events = valueIn(await listEvents())
  const coming = events?.filter(({ isPast }) => !isPast).sort((a, b) => a.start.localeCompare(b.start)) ?? []
  const past = events?.filter(({ isPast }) => isPast) ?? []
  return (
    <>
      <PageIntro
        title={title}
        slug={art}
        picture={
          coming[0] && (
            <HourClocks
              event={coming[0]}
              className="absolute inset-y-0 right-0 -z-10 w-1/2 gap-12 bg-forest-raised ps-8 pe-[max(2rem,50vw-35.5rem)] max-md:hidden"
            />
          )
        }
      >
        {lead && <p>{lead}</p>}
      </PageIntro>
      <Band tone="paper" labelledBy="webinars-heading">
        <h2 id="webinars-heading" className="sr-only">
          {list?.heading ?? 'Events'}
        </h2>
        {coming.length > 0 ? (
          <EventsByStart events={coming} shared={list?.lead} />
        ) : (
          <Notice
            isError={!events}
            title={events ? 'No events are planned just now.' : 'We couldn’t load the events.'}
          >
            {events ? 'We announce new dates here first.' : 'Please try again in a minute.'}
          </Notice>
        )}
      </Band>
      {past.length > 0 && (
        <Band tone="white" labelledBy="past-events-heading">
          <BandHeading
            id="past-events-heading"
            title="Past events"
            lead="Choose one and we’ll email you when it runs again."
          />
          <EventsByStart events={past} />
        </Band>
      )}
      <Sections page="events" sections={sections} above={past.length > 0 ? 'white' : 'paper'} />
    </>
  )
}
