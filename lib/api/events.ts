import { type SafeHtml, sanitize } from '@/lib/html/sanitize'
import { now } from '@/lib/time/now'
import { instantOf } from '@/lib/time/zones'
import { readList } from './client'
import { eventRecord, roundOf } from './event-record'
import { unpublishedIn } from './unpublished'

type Obstacle = 'cancelled' | 'closed' | 'full'

export type Event = {
  slug: string
  title: string
  /** The first round's date, as the provider words it for the event's card. */
  dateLine: string
  /** ISO instants of the first round that is not over, or of the only round. */
  start: string
  end: string
  /** The first round's start; null if `start` holds it already. */
  firstStart: string | null
  timeZone: string
  speaker: string | null
  /** Null when online. */
  location: string | null
  description: string
  body: SafeHtml | null
  /** Null for no limit, or an unknown one. */
  seats: number | null
  /** Why nobody can register now; null when anybody can. */
  obstacle: Obstacle | null
  /** The link to the last recording, which the event's page shows to everybody. */
  recording: string | null
  unpublished?: string
}

/** `isPast`: the round from `start` to `end` was over at the time of the read. */
export type DatedEvent = Event & { isPast: boolean }

/** Reads and sanitises events, uncached; an extension of the contract (docs/upstream.md). Throws UpstreamError. */
export async function fetchEvents(root = '', read = now()): Promise<DatedEvent[]> {
  const records = await readList(`${root}/api/events/`, eventRecord, { isExtension: true })
  // Loaded when used, so that middleware.ts imports no database.
  const { fullEvents } = await import('./full-events')
  const full = await fullEvents(records, read)
  return await Promise.all(
    records.map(async (each) => {
      const { start, end, isFirst, closes } = roundOf(each, read)
      const isClosed = closes <= read
      return {
        slug: each.slug,
        title: each.title,
        dateLine: each.date_line,
        start: start.toISOString(),
        end: end.toISOString(),
        firstStart: isFirst ? null : instantOf(each.start, each.time_zone).toISOString(),
        isPast: end < read,
        timeZone: each.time_zone,
        speaker: each.speaker || null,
        location: each.location || null,
        description: each.description,
        body: each.body ? await sanitize(each.body) : null,
        seats: each.seats ?? null,
        obstacle: each.cancelled
          ? 'cancelled'
          : isClosed
            ? 'closed'
            : each.full || full.includes(each.slug)
              ? 'full'
              : null,
        recording: each.recording ?? null,
        ...unpublishedIn(each),
      }
    }),
  )
}

export const eventList = { name: 'events', read: () => fetchEvents() }
