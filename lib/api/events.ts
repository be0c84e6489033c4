import { sanitize } from '@/lib/html/sanitize'
import { now } from '@/lib/time/now'
import { instantOf } from '@/lib/time/zones'
import { readList } from './client'
import { type EventRecord, eventRecord, roundOf } from './event-record'
import { unpublishedIn } from './unpublished'

/** `isPast`: the round from `start` to `end` was over at the time of the read. */
export type DatedEvent = Awaited<ReturnType<typeof fetchEvents>>[number]

export type Event = Omit<DatedEvent, 'isPast'>

/** Reads and sanitises events, uncached; an extension of the contract (docs/upstream.md). Throws UpstreamError. */
export async function fetchEvents(root = '', read = now()) {
  const records = await readList(`${root}/api/events/`, eventRecord, { isExtension: true })
  // Loaded when used, so that middleware.ts imports no database.
  const { fullEvents } = await import('./full-events')
  const full = await fullEvents(records, read)
  return await Promise.all(
    records.map(async (each) => {
      const { start, end, isFirst, closes } = roundOf(each, read)
      return {
        slug: each.slug,
        title: each.title,
        /** The first round's date, as the provider words it for the event's card. */
        dateLine: each.date_line,
        /** ISO instants of the first round that is not over, or of the only round. */
        start: start.toISOString(),
        end: end.toISOString(),
        /** The first round's start; null if `start` holds it already. */
        firstStart: isFirst ? null : instantOf(each.start, each.time_zone).toISOString(),
        isPast: end < read,
        timeZone: each.time_zone,
        speaker: each.speaker || null,
        /** Null when online. */
        location: each.location || null,
        description: each.description,
        body: each.body ? await sanitize(each.body) : null,
        /** Null for no limit, or an unknown one. */
        seats: each.seats ?? null,
        /** Why nobody can register now; null when anybody can. */
        obstacle: obstacleOf(each, closes <= read, full),
        /** The link to the last recording, which the event's page shows to everybody. */
        recording: each.recording ?? null,
        ...unpublishedIn(each),
      }
    }),
  )
}

type Obstacle = 'cancelled' | 'closed' | 'full'

function obstacleOf(
  { slug, cancelled, full }: EventRecord,
  isClosed: boolean,
  fullSlugs: string[],
): Obstacle | null {
  if (cancelled) return 'cancelled'
  if (isClosed) return 'closed'
  return full || fullSlugs.includes(slug) ? 'full' : null
}

export const eventList = { name: 'events', read: () => fetchEvents() }
