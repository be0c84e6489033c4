import { TutorFaces } from '@/components/art/tutor-faces'
import { EventsByStart } from '@/components/event/events-by-start'
import { PageIntro } from '@/components/page/page-intro'
import { Sections } from '@/components/section/sections'
import { Band, BandHeading } from '@/components/ui/band'
import { Notice } from '@/components/ui/notice'
import { valueIn } from '@/lib/api/answer'
import { listEvents } from '@/lib/api/content'
import type { DatedEvent } from '@/lib/api/events'
import { wordsOf } from '@/lib/pages/list-page'
import { listMetadata } from '@/lib/seo/list-metadata'
import { eventDay } from '@/lib/time/event-date'
import { tutorNamed } from '@/provider/facts/tutors'

export const metadata = listMetadata('events')

export default async function EventsPage() {
  const { title, lead, art, list, sections } = wordsOf('events')
  const events = valueIn(await listEvents())
  const coming = events?.filter(({ isPast }) => !isPast).sort((a, b) => a.start.localeCompare(b.start)) ?? []
  const past = events?.filter(({ isPast }) => isPast) ?? []
  const far = Date.parse(coming[0]?.start ?? '') + 100 * 86_400_000
  const soon = coming.filter(({ start }) => Date.parse(start) <= far).length
  const later = coming.slice(soon)
  const others = [
    { id: 'later', title: monthsOf(later), events: later, shared: list?.lead },
    { id: 'past-events', title: 'Past events', lead: 'We’ll email you when one runs again.', events: past },
  ].filter(({ events }) => events.length > 0)
  const speakers = new Set(coming.map(({ speaker }) => speaker))
  const next = [...speakers].flatMap((speaker) => tutorNamed(speaker) ?? []).slice(0, 2)
  return (
    <>
      <PageIntro title={title} slug={art} faces={next.length > 0 && <TutorFaces tutors={next} />}>
        {lead && <p>{lead}</p>}
      </PageIntro>
      <Band tone="paper" labelledBy="webinars-heading">
        <h2 id="webinars-heading" className={later.length > 0 ? 'text-title' : 'sr-only'}>
          {later.length > 0 ? monthsOf(coming.slice(0, soon)) : (list?.heading ?? 'Events')}
        </h2>
        {coming.length > 0 ? (
          <EventsByStart events={coming.slice(0, soon)} shared={list?.lead} />
        ) : (
          <Notice
            isError={!events}
            title={events ? 'No events are planned just now.' : 'We couldn’t load the events.'}
          >
            {events ? 'We announce new dates here first.' : 'Please try again in a minute.'}
          </Notice>
        )}
      </Band>
      {others.map(({ id, title, lead, ...list }, index) => (
        <Band key={id} tone={index > 0 ? 'paper' : 'white'} labelledBy={id}>
          <BandHeading {...{ id, title, lead }} />
          <EventsByStart {...list} />
        </Band>
      ))}
      <Sections page="events" sections={sections} above={others.length === 1 ? 'white' : 'paper'} />
    </>
  )
}

function monthsOf(events: DatedEvent[]): string {
  return [...new Set(events.map((event) => eventDay(event).replace(/^\d+ /, '')))].join(', ')
}
