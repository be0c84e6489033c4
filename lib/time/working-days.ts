import { Temporal } from 'temporal-polyfill'
import type { Reply } from '@/provider/kinds/reply'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/**
 * The day by which what came at an instant has its answer. It counts from the working day on which it came, or, where it
 * came after hours or on a day off, from the next one; that day itself is not counted.
 *
 * @returns a date such as "2027-01-11", on the calendar of the zone of `reply`
 * @throws RangeError for an unknown zone
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
