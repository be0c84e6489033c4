import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { instantOf, isTimeZone, localDateOf } from '@/lib/time/zones'
import { unpublishedField } from './unpublished'

/** Null for a link of another kind. */
export const httpLink = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(null)

/** Of any upstream (docs/upstream.md); an invalid optional field counts as absent. */
export const eventRecord = z.object({
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
  seats: z.number().int().positive().nullish().catch(null),
  full: z.boolean().nullish().catch(null),
  closes: z.iso.datetime({ local: true }).nullish().catch(null),
  cancelled: z.boolean().nullish().catch(null),
  recording: httpLink,
  unpublished: unpublishedField,
})

export type EventRecord = z.infer<typeof eventRecord>

/** The round that is not over, or the last; `closes` is as long before it as before the first. */
export function roundOf(each: EventRecord, at: Date) {
  const { start, time_zone: timeZone, duration_minutes: minutes, repeats, closes } = each
  const round = roundAt({ start, timeZone, minutes, repeats: repeats ?? null }, at)
  const ahead = closes && instantOf(start, timeZone).getTime() - instantOf(closes, timeZone).getTime()
  return { ...round, closes: ahead ? new Date(round.start.getTime() - ahead) : null }
}

type Rounds = {
  /** The first one, a local time such as "2024-10-09T11:00:00". */
  start: string
  timeZone: string
  minutes: number
  /** On the same weekday of the month: the second Wednesday, or the fourth where there is no fifth. */
  repeats: 'yearly' | 'monthly' | null
}

/** The first round that is not over, or the only one; `start` and `end` are instants. Throws RangeError. */
export function roundAt({ start, timeZone, minutes, repeats }: Rounds, now: Date) {
  const first = Temporal.PlainDateTime.from(start)
  const step = repeats === 'yearly' ? 12 : 1
  const today = Temporal.PlainDate.from(localDateOf(now, timeZone))
  const passed = first.toPlainDate().until(today, { largestUnit: 'month' }).months
  for (let round = repeats ? Math.max(0, Math.floor(passed / step) - 1) : 0; ; round++) {
    const begins = instantOf(shifted(first, round * step).toString(), timeZone)
    const end = new Date(begins.getTime() + minutes * 60_000)
    if (end >= now || !repeats) return { start: begins, end, isFirst: round === 0 }
  }
}

function shifted(first: Temporal.PlainDateTime, months: number): Temporal.PlainDateTime {
  if (months === 0) return first
  const month = first.with({ day: 1 }).add({ months })
  const ahead = (first.dayOfWeek - month.dayOfWeek + 7) % 7
  const day = 1 + ahead + 7 * Math.floor((first.day - 1) / 7)
  return month.with({ day: day > month.daysInMonth ? day - 7 : day })
}
