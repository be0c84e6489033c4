import { Temporal } from 'temporal-polyfill'
import { instantOf, localDateOf } from './zones'

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
    const begins = instantOf(roundOf(first, round * step).toString(), timeZone)
    const end = new Date(begins.getTime() + minutes * 60_000)
    if (end >= now || !repeats) return { start: begins, end, isFirst: round === 0 }
  }
}

function roundOf(first: Temporal.PlainDateTime, months: number): Temporal.PlainDateTime {
  if (months === 0) return first
  const month = first.with({ day: 1 }).add({ months })
  const ahead = (first.dayOfWeek - month.dayOfWeek + 7) % 7
  const day = 1 + ahead + 7 * Math.floor((first.day - 1) / 7)
  return month.with({ day: day > month.daysInMonth ? day - 7 : day })
}
