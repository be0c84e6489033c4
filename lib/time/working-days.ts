import { Temporal } from 'temporal-polyfill'
import type { Reply } from '@/provider/kinds/reply'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/**
 * The ISO day of the answer, in the zone of `reply`. It counts working days after the one on which the
 * message came, or after the next when it came out of hours. Throws RangeError for an unknown zone.
 */
export function answerDay(sent: Date, { working_days, days, until, time_zone, holidays }: Reply): string {
  const isWorkingDay = (day: Temporal.PlainDate) => {
    const name = weekdays[day.dayOfWeek - 1]
    return name !== undefined && days.includes(name) && !holidays.includes(day.toString())
  }
  const nextWorkingDay = (day: Temporal.PlainDate): Temporal.PlainDate => {
    let next = day.add({ days: 1 })
    while (!isWorkingDay(next)) next = next.add({ days: 1 })
    return next
  }
  const came = Temporal.Instant.fromEpochMilliseconds(sent.getTime()).toZonedDateTimeISO(time_zone)
  const isInTime = Temporal.PlainTime.compare(came.toPlainTime(), Temporal.PlainTime.from(until)) < 0
  const today = came.toPlainDate()
  let day = isWorkingDay(today) && isInTime ? today : nextWorkingDay(today)
  for (let counted = 0; counted < working_days; counted++) day = nextWorkingDay(day)
  return day.toString()
}
