import { z } from 'zod'
import { type SafeHtml, sanitize } from '@/lib/html/sanitize'
import { now } from '@/lib/time/now'
import { instantOf, isTimeZone } from '@/lib/time/zones'
import { readList } from './client'
import { unpublishedField, unpublishedIn } from './unpublished'

const schema = z
  .object({
    slug: z.string().regex(/^[\w-]{1,150}$/),
    title: z.string().min(1),
    date_line: z.string().min(1),
    start: z.iso.datetime({ local: true }).regex(/[^Z]$/, 'must be a local time'),
    time_zone: z.string().refine(isTimeZone, 'is no time zone'),
    duration_minutes: z
      .number()
      .positive()
      .max(366 * 24 * 60),
    speaker: z.string().nullish().catch(null),
    location: z.string().nullish().catch(null),
    description: z.string(),
    body: z.string().nullish().catch(null),
    unpublished: unpublishedField,
  })
  .transform((record) => ({
    slug: record.slug,
    title: record.title,
    /** The date as the card writes it. */
    dateLine: record.date_line,
    /** ISO instants. */
    start: instantOf(record.start, record.time_zone).toISOString(),
    end: new Date(
      instantOf(record.start, record.time_zone).getTime() + record.duration_minutes * 60_000,
    ).toISOString(),
    timeZone: record.time_zone,
    speaker: record.speaker || null,
    /** Null when online. */
    location: record.location || null,
    description: record.description,
    body: record.body || null,
    ...unpublishedIn(record),
  }))

export type Event = Omit<z.infer<typeof schema>, 'body'> & { body: SafeHtml | null }

/** `isPast` as of the read. */
export type DatedEvent = Event & { isPast: boolean }

/** Each text sanitised, uncached; an extension of the contract (docs/upstream.md). Throws UpstreamError. */
export async function fetchEvents(root = ''): Promise<DatedEvent[]> {
  const events = await readList(`${root}/api/events/`, schema, { isExtension: true })
  const read = now().toISOString()
  return await Promise.all(
    events.map(async (event) => ({
      ...event,
      body: event.body === null ? null : await sanitize(event.body),
      isPast: event.end < read,
    })),
  )
}

export const eventList = { name: 'events', read: () => fetchEvents() }
