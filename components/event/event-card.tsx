import { Cover } from '@/components/art/cover'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Event } from '@/lib/api/events'
import { eventDate, providerHour } from '@/lib/time/event-date'
import { localDateOf } from '@/lib/time/zones'
import { EventTime } from './event-time'
import { SpeakerFace } from './speaker-face'

/** Its link covers the card. The date stands above the cards of one date. */
export function EventCard({ event }: { event: Event }) {
  const { slug, title, description, speaker, location, obstacle } = event
  return (
    <article
      className={`group relative grid grid-cols-[min(6rem,24vw)_minmax(0,1fr)] overflow-hidden lg:grid-cols-[12.5rem_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] ${surface('raised')}`}
    >
      <div aria-hidden="true" className="relative min-h-28 lg:row-span-2 lg:min-h-60">
        {speaker ? (
          <SpeakerFace speaker={speaker} sizes="16rem" className="absolute inset-0 h-full w-full" />
        ) : (
          <Cover slug={slug} image={null} sizes="16rem" className="absolute inset-0 h-full w-full" />
        )}
      </div>
      <div className="self-center px-4 py-3 sm:px-8 lg:pt-8 lg:pb-0">
        <DraftBadge unpublished={event.unpublished} />
        <h4 className="display text-card group-hover:underline md:text-[1.625rem]">{title}</h4>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          {speaker && `With ${speaker}`}
          {obstacle && <Badge tone="forest">{obstacleNames[obstacle]}</Badge>}
        </p>
      </div>
      <div className="max-w-measure space-y-2 px-5 pt-4 max-lg:col-span-2 sm:px-8 lg:pt-3 lg:pb-8">
        <p>
          {description}
          {location && ` ${location}.`}
        </p>
        <OwnDateLine event={event} />
      </div>
      <div className="px-5 pt-4 pb-5 max-lg:col-span-2 sm:px-8 sm:pb-8 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:self-center lg:py-8">
        <Link
          href={`/events/${slug}`}
          className={`${buttonStyle(obstacle ? 'outline' : 'brand')} after:absolute after:inset-0`}
        >
          {obstacle === 'full' ? 'Join the waiting list' : obstacle ? 'See the event' : 'Register'}
          <span className="sr-only">
            {obstacle ? ':' : ' for'} {title}
          </span>
        </Link>
      </div>
    </article>
  )
}

const obstacleNames = { cancelled: 'Cancelled', closed: 'Registration has closed', full: 'Full' }

/** The provider's date line, which names the first round. */
export function OwnDateLine({ event: { firstStart, timeZone, dateLine } }: { event: Event }) {
  return (
    <p className="text-small text-muted">
      {firstStart && `First held in ${localDateOf(new Date(firstStart), timeZone).slice(0, 4)}: `}
      <DateLine text={dateLine} />
    </p>
  )
}

/** A date line that wraps only after a comma. */
export function DateLine({ text }: { text: string }) {
  return text.replaceAll(/(?<!,) /g, '\u00a0')
}

type EventDateProps = { start: string; timeZone: string; day?: string }

/** The day, with the classes of `day`, and on a line below it the hour, also where the visitor is. */
export function EventDate({ start, timeZone, day = 'font-semibold' }: EventDateProps) {
  const [date, hour = ''] = eventDate({ start, timeZone }).split(' at ')
  return (
    <>
      <time dateTime={start}>
        <span className={`block ${day}`}>{date}</span> <DateLine text={hour.replace(/ time$/, '')} />
      </time>
      <EventTime start={start} timeZone={timeZone} ours={providerHour({ start, timeZone })} />
    </>
  )
}
