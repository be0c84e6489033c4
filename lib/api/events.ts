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
  /** The first round's date, in the words for the event's card. */
  dateLine: string
  /** ISO instants of the next round, or of the last one. */
  start: string
  end: string
  /** The first round's start; null if the first round is the one shown. */
  firstStart: string | null
  timeZone: string
  speaker: string | null
  /** Null when online. */
  location: string | null
  description: string
  body: SafeHtml | null
  /** Null for no limit, or an unknown one. */
  seats: number | null
  /** Why nobody can register now. */
  obstacle: Obstacle | null
  /** A link that the provider shows to everybody. */
  recording: string | null
  unpublished?: string
}

/** `isPast` as of the read. */
export type DatedEvent = Event & { isPast: boolean }

/** Uncached, with sanitised bodies; an extension of the contract (docs/upstream.md). Throws UpstreamError. */
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
