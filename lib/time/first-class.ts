import { Temporal } from 'temporal-polyfill'
import { formatDate, isoDate } from './dates'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const sunday = 7

type Start = {
  /** As the upstream writes it: a day, or text such as "Rolling admission". */
  courseStart: string | null
  /** Such as "Tuesdays and Thursdays, 18:30 to 20:30". */
  classTimes?: string | null
}

/**
 * The day of a path's first class. Nobody has class on the Sunday of its start, unless its class times name Sundays: it
 * is the first day of the week after it that they name, and Monday where they name none.
 *
 * @returns a date such as "2027-01-11", or null where the start names no day
 */
export function firstClass({ courseStart, classTimes }: Start): string | null {
  const start = isoDate(courseStart)
  if (!start) return null
  const day = Temporal.PlainDate.from(start)
  if (day.dayOfWeek !== sunday) return start
  const named = classDays(classTimes ?? '')
  return named.includes(sunday) ? start : day.add({ days: named[0] ?? 1 }).toString()
}

/**
 * The start that comes next of a path that begins each year: on the same day, or on the first day after it that its class
 * times name.
 *
 * @param today an ISO date
 * @returns the start as it is while its first class is not over, and where it names no day; else an ISO date
 */
export function nextStart({ courseStart, classTimes }: Start, today: string): string | null {
  const start = isoDate(courseStart)
  if (!start) return courseStart
  const days = classDays(classTimes ?? '')
  const first = Temporal.PlainDate.from(start)
  for (let years = 0; ; years++) {
    const day = years === 0 ? start : onClassDay(first.add({ years }), days)
    if ((firstClass({ courseStart: day, classTimes }) ?? day) >= today) return years === 0 ? courseStart : day
  }
}

function onClassDay(day: Temporal.PlainDate, days: number[]): string {
  const ahead = days.map((named) => (named - day.dayOfWeek + sunday) % sunday)
  return day.add({ days: ahead.length > 0 ? Math.min(...ahead) : 0 }).toString()
}

/**
 * The day of a path's last class: the last that its class times name, in its last week, which ends on a Sunday.
 *
 * @param first the day of its first class, as an ISO date
 * @param weeks from the week of the first class to that of the last
 * @param classTimes such as "Tuesdays and Thursdays, 18:30 to 20:30"; where they name no day, it is the Sunday
 * @returns a date such as "2027-06-24"
 * @throws RangeError for a first day that is none
 */
export function lastClass(first: string, weeks: number, classTimes: string | null = null): string {
  const day = Temporal.PlainDate.from(first)
  const days = Math.ceil(weeks) * 7 - day.dayOfWeek
  const last = day.add({ days: days - sunday + (classDays(classTimes ?? '').at(-1) ?? sunday) }).toString()
  return last < first ? first : last
}

/**
 * When a path begins, for people.
 *
 * @param style `short` for a card
 * @returns the day of its first class, such as "Monday 11 January 2027" or "Mon 11 Jan 2027"; of a start that names no
 *   day, its text; null where there is none
 */
export function formatStart(path: Start, style: 'long' | 'short' = 'long'): string | null {
  const day = firstClass(path)
  if (!day) return path.courseStart && formatDate(path.courseStart)
  return formatDay(day, style)
}

/**
 * A day with its weekday, for people.
 *
 * @param day an ISO date
 * @returns such as "Monday 11 January 2027", or in short "Mon 11 Jan 2027"
 */
export function formatDay(day: string, style: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: style,
    day: 'numeric',
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day)).replace(',', '')
}

// Monday is 1. A range such as "Monday to Thursday" begins with the day that counts.
function classDays(classTimes: string): number[] {
  const text = classTimes.toLowerCase()
  return weekdays.flatMap((name, index) => (text.includes(name) ? [index + 1] : []))
}
