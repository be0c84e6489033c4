import { Temporal } from 'temporal-polyfill'
import type { Reply } from '@/provider/kinds/reply'
import { zoned } from './zones'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/**
 * The ISO day of the answer, in the zone of `reply`. Working days are counted from the day of the message, or from
 * the next working day for a message after hours or on a day off. Throws RangeError for an unknown zone.
 */
export function answerDay(sent: Date, reply: Reply): string {
  const { working_days, until, time_zone } = reply
  const nextWorkingDay = (day: Temporal.PlainDate): Temporal.PlainDate => {
    let next = day.add({ days: 1 })
    while (!isWorkingDay(next, reply)) next = next.add({ days: 1 })
    return next
  }
  const came = zoned(sent, time_zone)
  const isInTime = Temporal.PlainTime.compare(came.toPlainTime(), Temporal.PlainTime.from(until)) < 0
  const today = came.toPlainDate()
  let day = isWorkingDay(today, reply) && isInTime ? today : nextWorkingDay(today)
  for (let counted = 0; counted < working_days; counted++) day = nextWorkingDay(day)
  return day.toString()
}

/**
 * The minutes of working time between two instants: on working days, from midnight until `reply.until`.
 * Throws RangeError for an unknown zone.
 */
export function workingMinutes(from: Date, to: Date, reply: Reply): number {
  const last = zoned(to, reply.time_zone).toPlainDate()
  let day = zoned(from, reply.time_zone).toPlainDate()
  let ms = 0
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (!isWorkingDay(day, reply)) continue
    const instant = (plainTime: string) =>
      day.toZonedDateTime({ timeZone: reply.time_zone, plainTime }).epochMilliseconds
    const start = Math.max(instant('00:00'), from.getTime())
    ms += Math.max(0, Math.min(instant(reply.until), to.getTime()) - start)
  }
  return Math.round(ms / 60_000)
}

function isWorkingDay(day: Temporal.PlainDate, { days, holidays }: Reply): boolean {
  const name = weekdays[day.dayOfWeek - 1]
  return name !== undefined && days.includes(name) && !holidays.includes(day.toString())
}
