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

/** A first round shows its date line above the full date and time. */
export function EventCard({ event }: { event: Event }) {
  const { slug, title, dateLine, description, speaker, location, start, timeZone, firstStart, obstacle } =
    event
  return (
    <article
      className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] overflow-hidden sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-rows-2 lg:grid-cols-[11rem_minmax(0,1fr)_18rem] ${surface('raised')}`}
    >
      <div aria-hidden="true" className="relative min-h-46 lg:row-span-2">
        {speaker ? (
          <SpeakerFace speaker={speaker} sizes="11rem" className="absolute inset-0 h-full w-full" />
        ) : (
          <Cover slug={slug} image={null} sizes="11rem" className="absolute inset-0 h-full w-full" />
        )}
      </div>
      <div className="p-4 leading-snug font-semibold self-center max-sm:text-small lg:col-start-3 lg:row-start-1 lg:self-end lg:pb-0 lg:pl-0 lg:text-[1.125rem]">
        <p>{firstStart ? <EventDate start={start} timeZone={timeZone} /> : <DateLine text={dateLine} />}</p>
        {!firstStart && (
          <p className="mt-1 font-normal text-muted">
            <EventDate start={start} timeZone={timeZone} />
          </p>
        )}
        <EventTime start={start} timeZone={timeZone} ours={providerHour({ start, timeZone })} />
      </div>
      <div className="p-5 max-lg:col-span-2 max-lg:pb-0 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <DraftBadge unpublished={event.unpublished} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-heading">{title}</h3>
          {obstacle && <Badge tone="muted">{obstacleNames[obstacle]}</Badge>}
        </div>
        <p className="mt-3 max-w-measure">{description}</p>
        {(speaker || location) && (
          <p className="mt-3 font-semibold">
            {speaker && `With ${speaker}. `}
            {location && `${location}.`}
          </p>
        )}
      </div>
      <p className="p-5 max-lg:col-span-2 sm:px-8 lg:col-start-3 lg:row-start-2 lg:px-0">
        <Link href={`/events/${slug}`} className={buttonStyle(obstacle ? 'outline' : 'brand')}>
          {obstacle === 'full' ? 'Join the waiting list' : obstacle ? 'See the event' : 'Register'}
          <span className="sr-only">
            {obstacle ? ':' : ' for'} {title}
          </span>
        </Link>
      </p>
    </article>
  )
}

const obstacleNames = { cancelled: 'Cancelled', closed: 'Registration has closed', full: 'Full' }

/** Renders nothing for a first round. */
export function FirstHeld({ event, className = '' }: { event: Event; className?: string }) {
  const { firstStart, timeZone, dateLine } = event
  if (!firstStart) return null
  return (
    <p className={className}>
      First held in {localDateOf(new Date(firstStart), timeZone).slice(0, 4)}: <DateLine text={dateLine} />
    </p>
  )
}

/** A date line that wraps only after a comma. */
export function DateLine({ text }: { text: string }) {
  return text.replaceAll(/(?<!,) /g, '\u00a0')
}

/** The hour wraps as a whole, to a line below the day. */
export function EventDate({ start, timeZone }: { start: string; timeZone: string }) {
  const [day = '', hour] = eventDate({ start, timeZone }).split(' at ')
  return (
    <time dateTime={start}>
      <DateLine text={day} /> <span className="inline-block">at {hour}</span>
    </time>
  )
}
