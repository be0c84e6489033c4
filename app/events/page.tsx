import { TutorFaces } from '@/components/art/tutor-faces'
import { EventsByStart } from '@/components/event/events-by-start'
import { PageIntro } from '@/components/page/page-intro'
import { Sections } from '@/components/section/sections'
import { Band, BandHeading } from '@/components/ui/band'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listEvents } from '@/lib/api/content'
import { wordsOf } from '@/lib/pages/list-page'
import { listMetadata } from '@/lib/seo/list-metadata'
import { tutorNamed } from '@/provider/facts/tutors'

export const metadata = listMetadata('events')

export default async function EventsPage() {
  const { title, lead, art, list, sections } = wordsOf('events')
  const events = valueIn(await listEvents())
  const coming = events?.filter(({ isPast }) => !isPast).sort((a, b) => a.start.localeCompare(b.start)) ?? []
  const past = events?.filter(({ isPast }) => isPast) ?? []
  const next = tutorNamed(coming[0]?.speaker ?? null)
  return (
    <>
      <PageIntro title={title} slug={art} faces={next && <TutorFaces tutors={[next]} />}>
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
