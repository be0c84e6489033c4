import { z } from 'zod'
import { type SafeHtml, sanitize } from '@/lib/html/sanitize'
import { now } from '@/lib/time/now'
import { roundAt } from '@/lib/time/rounds'
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
    repeats: z.enum(['yearly', 'monthly']).nullish().catch(null),
    speaker: z.string().nullish().catch(null),
    location: z.string().nullish().catch(null),
    description: z.string(),
    body: z.string().nullish().catch(null),
    unpublished: unpublishedField,
  })
  .transform((record) => ({
    slug: record.slug,
    title: record.title,
    rounds: {
      start: record.start,
      minutes: record.duration_minutes,
      timeZone: record.time_zone,
      repeats: record.repeats ?? null,
    },
    /** The date of the first round as its card writes it. */
    dateLine: record.date_line,
    timeZone: record.time_zone,
    speaker: record.speaker || null,
    /** Null when online. */
    location: record.location || null,
    description: record.description,
    body: record.body || null,
    ...unpublishedIn(record),
  }))

export type Event = Omit<z.infer<typeof schema>, 'body' | 'rounds'> & {
  body: SafeHtml | null
  /** ISO instants of the round that is next, or was the last. */
  start: string
  end: string
  /** The first round's start, where the shown one is later. */
  firstStart: string | null
}

/** `isPast` as of the read. */
export type DatedEvent = Event & { isPast: boolean }

/** Each text sanitised, uncached; an extension of the contract (docs/upstream.md). Throws UpstreamError. */
export async function fetchEvents(root = ''): Promise<DatedEvent[]> {
  const events = await readList(`${root}/api/events/`, schema, { isExtension: true })
  const read = now()
  return await Promise.all(
    events.map(async ({ rounds, body, ...event }) => {
      const { start, end, isFirst } = roundAt(rounds, read)
      return {
        ...event,
        body: body === null ? null : await sanitize(body),
        start: start.toISOString(),
        end: end.toISOString(),
        firstStart: isFirst ? null : instantOf(rounds.start, rounds.timeZone).toISOString(),
        isPast: end < read,
      }
    }),
  )
}

export const eventList = { name: 'events', read: () => fetchEvents() }
