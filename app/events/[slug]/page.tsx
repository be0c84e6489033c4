import type { Metadata } from 'next'
import { EventDate, OwnDateLine } from '@/components/event/event-card'
import { EventForm } from '@/components/event/event-form'
import { SpeakerFace } from '@/components/event/speaker-face'
import { PrivacyNote } from '@/components/form/privacy-note'
import { Breadcrumb } from '@/components/page/breadcrumb'
import { Gone } from '@/components/page/gone'
import { LoadError } from '@/components/page/load-error'
import { Opening } from '@/components/page/opening'
import { PreviewBar } from '@/components/page/preview-bar'
import { StructuredData } from '@/components/page/structured-data'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { RichText } from '@/components/ui/rich-text'
import { surface } from '@/components/ui/surface'
import { slugParams, valueIn } from '@/lib/api/answer'
import { getEvent, listEvents } from '@/lib/api/content'
import { env } from '@/lib/env'
import { summary } from '@/lib/html/text'
import { eventWords } from '@/lib/pages/list-page'
import { eventData } from '@/lib/seo/event-data'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { site } from '@/provider/facts/site'
import { tutorNamed } from '@/provider/facts/tutors'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateStaticParams() {
  return slugParams(await listEvents())
}

export async function generateMetadata({ params }: PageProps<'/events/[slug]'>): Promise<Metadata> {
  const { slug } = await params
  const event = valueIn(await getEvent(slug))
  if (!event) return { title: 'Events', robots: { index: false } }
  return pageMetadata({
    path: `/events/${slug}`,
    picture: `/events/${slug}/picture.png`,
    title: `${event.title} | ${site.name}`,
    description: summary(event.description),
  })
}

const obstacles = {
  cancelled: { heading: 'Cancelled', text: 'We’re sorry: it won’t take place.' },
  closed: { heading: 'Registration has closed', text: 'Nobody can register any more.' },
  full: {
    heading: 'Full',
    text: 'All seats are taken. Leave your email address, and we’ll email you if one comes up.',
  },
}

export default async function EventPage({ params }: PageProps<'/events/[slug]'>) {
  const { slug } = await params
  const answer = await getEvent(slug)
  if (answer.state === 'away') return <LoadError title="We couldn’t load the events." />
  if (answer.state === 'missing') return <Gone />
  const event = answer.value
  const { API_ROOT_URL, SITE_URL } = env()
  const { title, description, speaker, location, start, end, timeZone, body, isPast, obstacle, seats } = event
  const { register, past } = eventWords()
  const tutor = tutorNamed(speaker)
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
  const free = `${register} ${seats ? `There are ${seats} seats.` : ''}`.trim()
  const said = isPast ? past : obstacle ? obstacles[obstacle].text : free
  const calendarUrl = API_ROOT_URL && !obstacle ? `${SITE_URL}/events/${slug}/calendar.ics` : undefined
  const isStopped = !isPast && (obstacle === 'cancelled' || obstacle === 'closed')
  const toForm = !isPast && !obstacle && (
    <a href={`#${slug}-register`} className={buttonStyle('action')}>
      Go to registration
    </a>
  )

  return (
    <>
      <PreviewBar page={`/events/${slug}`} unpublished={event.unpublished} />
      <StructuredData data={eventData(event)} />
      <Opening
        slug={slug}
        picture={
          speaker && (
            <div
              aria-hidden="true"
              className="absolute inset-0 -z-10 mx-auto flex max-w-page justify-end px-8 pt-6 max-md:hidden"
            >
              <SpeakerFace
                speaker={speaker}
                sizes="16rem"
                className="h-full w-64 rounded-t-card object-bottom!"
              />
            </div>
          )
        }
        className="pb-10 max-md:pt-8 md:py-9"
      >
        <Breadcrumb
          parent={{ name: 'Events', path: '/events' }}
          name={title}
          path={`/events/${slug}`}
          className="mb-2"
        />
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 text-lead text-accent">
          {isPast ? 'Past event: ' : obstacle === 'cancelled' && 'Cancelled: '}
          <EventDate start={start} timeZone={timeZone} />
        </p>
        <p className="mt-2 text-muted">
          {location ?? 'Online'}, {minutes} minutes
        </p>
        <OwnDateLine event={event} />
        {speaker && (
          <div className="mt-5 flex items-center gap-4">
            <SpeakerFace speaker={speaker} sizes="4rem" className="size-16 shrink-0 rounded-full md:hidden" />
            <p className="text-muted">
              With <strong className="text-white">{speaker}</strong>
              {tutor && `, ${tutor.teaches}`}
              {tutor && <span className="block">{tutor.practice}</span>}
            </p>
          </div>
        )}
        {toForm && <p className="mt-5 tall:max-md:hidden lg:hidden">{toForm}</p>}
      </Opening>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-14 gap-y-12 px-5 py-12 md:px-8 lg:grid-cols-12">
        <div className="min-w-0 md:[&_table]:table md:[&_table]:w-full lg:col-span-7">
          <p className="mb-8 max-w-measure text-lead">{description}</p>
          {body && <RichText html={body} />}
          {toForm && (
            <div className="enrol-window tall:bottom-0 z-10 -mx-5 -mb-12 hidden tall:sticky tall:max-md:block">
              <div className="enrol-bar *:grow">{toForm}</div>
            </div>
          )}
        </div>
        <section
          aria-labelledby={`${slug}-register`}
          className={`h-fit p-6 sm:p-8 lg:sticky lg:top-28 lg:col-span-5 ${surface('raised')}`}
        >
          <h2 id={`${slug}-register`} className="mb-4 scroll-mt-28 text-card">
            {isPast ? 'Tell me when it runs again' : obstacle ? obstacles[obstacle].heading : 'Register'}
          </h2>
          {said && <p className="mb-6">{said}</p>}
          {!isStopped && (
            <>
              <EventForm slug={slug} isPast={isPast} isFull={obstacle === 'full'} calendarUrl={calendarUrl} />
              <PrivacyNote />
            </>
          )}
          {event.recording && (
            <a href={event.recording} className={`mt-6 ${linkStyle('onward')}`}>
              Watch the last recording
            </a>
          )}
        </section>
        <p className="border-t border-line pt-3 lg:col-span-7">
          <Link href="/events" className={linkStyle('onward')}>
            Other events
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </>
  )
}
