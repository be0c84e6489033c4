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
      className={`grid grid-cols-[min(8rem,30vw)_minmax(0,1fr)] overflow-hidden lg:grid-rows-[auto_1fr] lg:grid-cols-[15rem_minmax(0,1fr)_20rem] ${surface('raised')}`}
    >
      <div aria-hidden="true" className="relative min-h-34 lg:row-span-2 lg:min-h-72">
        {speaker ? (
          <SpeakerFace speaker={speaker} sizes="16rem" className="absolute inset-0 h-full w-full" />
        ) : (
          <Cover slug={slug} image={null} sizes="16rem" className="absolute inset-0 h-full w-full" />
        )}
      </div>
      <div className="self-center px-4 py-3 sm:px-8 lg:self-start lg:pt-8 lg:pb-0">
        <DraftBadge unpublished={event.unpublished} />
        <h3 className="text-card md:text-[1.625rem]">{title}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          {speaker && `With ${speaker}`}
          {obstacle && <Badge tone="forest">{obstacleNames[obstacle]}</Badge>}
        </p>
      </div>
      <div className="px-5 pt-5 text-lead text-brand max-lg:col-span-2 sm:px-8 lg:pt-8 lg:pr-5 lg:pl-0">
        {!firstStart && <DateLine text={dateLine} />}
        <EventDate start={start} timeZone={timeZone} />
      </div>
      <div className="max-w-measure space-y-2 px-5 pt-3 max-lg:col-span-2 sm:px-8 lg:pb-8">
        <p>
          {description}
          {location && ` ${location}.`}
        </p>
        <FirstHeld event={event} />
      </div>
      <div className="px-5 pt-5 pb-6 max-lg:col-span-2 sm:px-8 sm:pb-8 lg:grid lg:self-start lg:pr-5 lg:pl-0">
        <Link href={`/events/${slug}`} className={buttonStyle(obstacle ? 'outline' : 'brand')}>
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

/** Renders nothing for a first round. */
export function FirstHeld({ event }: { event: Event }) {
  const { firstStart, timeZone, dateLine } = event
  if (!firstStart) return null
  return (
    <p className="text-small text-muted">
      First held in {localDateOf(new Date(firstStart), timeZone).slice(0, 4)}: <DateLine text={dateLine} />
    </p>
  )
}

/** A date line that wraps only after a comma. */
export function DateLine({ text }: { text: string }) {
  return text.replaceAll(/(?<!,) /g, '\u00a0')
}

/** The day, and on a line below it the hour, also where the visitor is. */
export function EventDate({ start, timeZone }: { start: string; timeZone: string }) {
  const [day = '', hour = ''] = eventDate({ start, timeZone }).split(' at ')
  return (
    <p>
      <time dateTime={start}>
        <span className="block font-semibold">{day}</span> {hour.replace(/ time$/, '')}
      </time>
      <EventTime start={start} timeZone={timeZone} ours={providerHour({ start, timeZone })} />
    </p>
  )
}
