import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { instantOf, isTimeZone, localDateOf } from '@/lib/time/zones'
import { unpublishedField } from './unpublished'

/** An http(s) link; null for anything else. */
export const httpLink = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(null)

const localTime = z.iso.datetime({ local: true }).regex(/[^Z]$/, 'must be a local time')

/** An event of any upstream (docs/upstream.md). An invalid optional field counts as absent. */
export const eventRecord = z.object({
  slug: z.string().regex(/^[\w-]{1,150}$/),
  title: z.string().min(1),
  date_line: z.string().min(1),
  start: localTime,
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
  seats: z.number().int().positive().nullish().catch(null),
  full: z.boolean().nullish().catch(null),
  closes: localTime.nullish().catch(null),
  cancelled: z.boolean().nullish().catch(null),
  recording: httpLink,
  unpublished: unpublishedField,
})

export type EventRecord = z.infer<typeof eventRecord>

/** Adds to `roundAt` when registration closes: the time from `closes` to `start` is equal in each round. */
export function roundOf(each: EventRecord, at: Date) {
  const { start, time_zone: timeZone, duration_minutes: minutes, repeats, closes } = each
  const round = roundAt({ start, timeZone, minutes, repeats: repeats ?? null }, at)
  const ahead = Temporal.PlainDateTime.from(closes ?? start).until(start)
  if (ahead.sign <= 0) return { ...round, closes: round.start }
  return { ...round, closes: instantOf(round.local.subtract(ahead).toString(), timeZone) }
}

type Rounds = {
  /** The first round's start, a local time such as "2024-10-09T11:00:00". */
  start: string
  timeZone: string
  minutes: number
  /** Each round is on the same weekday of the month, such as the second Monday; the fourth replaces a missing fifth. */
  repeats: 'yearly' | 'monthly' | null
}

/** The first round that is not over, or the only one. `local` is its start in `timeZone`. Throws RangeError. */
export function roundAt({ start, timeZone, minutes, repeats }: Rounds, now: Date) {
  const first = Temporal.PlainDateTime.from(start)
  const step = repeats === 'yearly' ? 12 : 1
  const today = Temporal.PlainDate.from(localDateOf(now, timeZone))
  const passed = first.toPlainDate().until(today, { largestUnit: 'month' }).months
  for (let round = repeats ? Math.max(0, Math.floor(passed / step) - 1) : 0; ; round++) {
    const local = shifted(first, round * step)
    const begins = instantOf(local.toString(), timeZone)
    const end = new Date(begins.getTime() + minutes * 60_000)
    if (end >= now || !repeats) return { local, start: begins, end, isFirst: round === 0 }
  }
}

function shifted(first: Temporal.PlainDateTime, months: number): Temporal.PlainDateTime {
  if (months === 0) return first
  const month = first.with({ day: 1 }).add({ months })
  const ahead = (first.dayOfWeek - month.dayOfWeek + 7) % 7
  const day = 1 + ahead + 7 * Math.floor((first.day - 1) / 7)
  return month.with({ day: day > month.daysInMonth ? day - 7 : day })
}
