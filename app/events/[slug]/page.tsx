import type { Metadata } from 'next'
import { Portrait } from '@/components/art/portrait'
import { EventDate, OwnDateLine } from '@/components/event/event-card'
import { EventsByStart } from '@/components/event/events-by-start'
import { MessageForm } from '@/components/form/message-form'
import { PrivacyNote } from '@/components/form/privacy-note'
import { Breadcrumb } from '@/components/page/breadcrumb'
import { Gone } from '@/components/page/gone'
import { LoadError } from '@/components/page/load-error'
import { Onward } from '@/components/page/onward'
import { Opening } from '@/components/page/opening'
import { PreviewBar } from '@/components/page/preview-bar'
import { StructuredData } from '@/components/page/structured-data'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { RichText } from '@/components/ui/rich-text'
import { surface } from '@/components/ui/surface'
import { slugParams, valueIn } from '@/lib/api/answer'
import { getEvent, listEvents } from '@/lib/api/content'
import { submitEventRegistration } from '@/lib/form/submit-message'
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

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true, isWide: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true, isWide: true },
] as const

/** Without a button, nobody can register. */
const states = {
  open: { heading: 'Register', button: 'Register', sent: 'Thank you. We’ll confirm your place by email.' },
  past: {
    heading: 'Tell me when it runs again',
    button: 'Tell me when it runs again',
    sent: 'Thank you. We’ll tell you when it runs again.',
  },
  full: {
    heading: 'Full',
    text: 'All seats are taken. Leave your email address, and we’ll email you if one comes up.',
    button: 'Tell me if a seat becomes free',
    sent: 'Thank you. We’ll email you if a seat becomes free.',
  },
  cancelled: { heading: 'Cancelled', text: 'We’re sorry: it won’t take place.' },
  closed: { heading: 'Registration has closed', text: 'Nobody can register any more.' },
}

export default async function EventPage({ params }: PageProps<'/events/[slug]'>) {
  const { slug } = await params
  const [answer, events] = await Promise.all([getEvent(slug), listEvents()])
  if (answer.state === 'away') return <LoadError title="We couldn’t load the events." />
  if (answer.state === 'missing') return <Gone />
  const event = answer.value
  const { title, description, speaker, location, start, end, timeZone, body, isPast, obstacle, seats } = event
  const coming = valueIn(events)?.filter((other) => !other.isPast && other.slug !== slug) ?? []
  const { register, past } = eventWords()
  const tutor = tutorNamed(speaker)
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
  const free = `${register} ${seats ? `There are ${seats} seats.` : ''}`.trim()
  const state = isPast ? 'past' : (obstacle ?? 'open')
  const { heading, text, button, sent } = {
    text: isPast ? past : free,
    button: '',
    sent: '',
    ...states[state],
  }

  return (
    <>
      <PreviewBar page={`/events/${slug}`} unpublished={event.unpublished} />
      <StructuredData data={eventData(event)} />
      <Opening
        slug={slug}
        picture={
          speaker && (
            <div aria-hidden="true" className="absolute inset-y-0 right-0 left-1/2 -z-10 md:bg-brand" />
          )
        }
        className="pb-10 max-md:pt-8 md:min-h-96 md:py-9"
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
          <div className="mt-5 flex items-center gap-4 md:absolute md:bottom-0 md:left-1/2 md:max-w-[37.5rem] md:px-6 lg:gap-8 lg:px-12">
            <Portrait
              tutor={tutor ?? { name: speaker }}
              isSilent
              sizes="(min-width: 48rem) 15rem, 4rem"
              className="h-auto w-16 shrink-0 self-start md:w-36 md:self-end md:rounded-b-none! lg:w-60"
            />
            <p className="min-w-0 text-muted wrap-anywhere">
              <strong className="block text-card text-white">With {speaker}</strong>
              {tutor && <span className="block font-semibold">{tutor.teaches}</span>}
              {tutor && <span className="mt-1 block lg:mt-3">{tutor.practice}</span>}
            </p>
          </div>
        )}
        {!isPast && button && (
          <p className="mt-6 flex flex-wrap gap-4">
            <a href={`#${slug}-register`} className={buttonStyle('action')}>
              {obstacle ? 'Join the waiting list' : 'Register'}
            </a>
            {!obstacle && (
              <a href={`/events/${slug}/calendar.ics`} download className={buttonStyle('outline-forest')}>
                <Icon name="calendar" />
                Add to calendar
              </a>
            )}
          </p>
        )}
      </Opening>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-14 gap-y-8 px-5 py-8 md:py-12 md:px-8 lg:grid-cols-12">
        <p className="max-w-measure text-lead lg:col-span-7">{description}</p>
        {body && (
          <div className="min-w-0 md:[&_table]:table md:[&_table]:w-full lg:col-span-7">
            <RichText html={body} />
          </div>
        )}
        <section
          aria-labelledby={`${slug}-register`}
          className={`h-fit p-6 sm:p-8 lg:sticky lg:top-28 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 ${surface('raised')}`}
        >
          <h2 id={`${slug}-register`} className="mb-4 scroll-mt-28 text-card">
            {heading}
          </h2>
          {text && <p className="mb-6">{text}</p>}
          {button && (
            <>
              <MessageForm
                action={submitEventRegistration}
                fields={fields}
                hidden={{ event: slug }}
                button={button}
                sent={sent}
              />
              <PrivacyNote />
            </>
          )}
          {event.recording && (
            <a href={event.recording} className={`mt-6 ${linkStyle('onward')}`}>
              Watch the last recording
            </a>
          )}
        </section>
      </div>
      {coming.length > 0 && (
        <Band tone="white" labelledBy={`${slug}-others`}>
          <BandHeading id={`${slug}-others`} title="Other events" />
          <EventsByStart events={coming.sort((a, b) => a.start.localeCompare(b.start)).slice(0, 2)} />
          <Onward to="/events" label="All events" className="mt-6" />
        </Band>
      )}
    </>
  )
}
