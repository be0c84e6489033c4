import { Temporal } from 'temporal-polyfill'
import { formatDate, isoDate } from './dates'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const sunday = 7

type Start = {
  /** A day, or text such as "Rolling admission". */
  courseStart: string | null
  classTimes?: string | null
}

/** The ISO day, or null without one. A start on a Sunday moves to the next class day, Monday by default. */
export function firstClass({ courseStart, classTimes }: Start): string | null {
  const start = isoDate(courseStart)
  if (!start) return null
  const day = Temporal.PlainDate.from(start)
  if (day.dayOfWeek !== sunday) return start
  const named = classDays(classTimes ?? '')
  return named.includes(sunday) ? start : day.add({ days: named[0] ?? 1 }).toString()
}

/** The start until its first class is over; then the first class day on or after the same date of a later year. */
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

/** `weeks` counts from the first class's week. ISO dates. Throws RangeError for an invalid day. */
export function lastClass(first: string, weeks: number, classTimes: string | null = null): string {
  const day = Temporal.PlainDate.from(first)
  const days = Math.ceil(weeks) * 7 - day.dayOfWeek
  const last = day.add({ days: days - sunday + (classDays(classTimes ?? '').at(-1) ?? sunday) }).toString()
  return last < first ? first : last
}

/** "Monday 11 January 2027", or "Mon 11 Jan 2027" when `short`. A start without a day gives its own text. */
export function formatStart(path: Start, style: 'long' | 'short' = 'long'): string | null {
  const day = firstClass(path)
  if (!day) return path.courseStart && formatDate(path.courseStart)
  return formatDay(day, style)
}

/** "Monday 11 January 2027", or short "Mon 11 Jan 2027". */
export function formatDay(day: string, style: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: style,
    day: 'numeric',
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day)).replace(/,|(?<=\bSep)t\b/g, '')
}

// The days that a text names; Monday is 1. "Monday to Thursday" names two days.
function classDays(classTimes: string): number[] {
  const text = classTimes.toLowerCase()
  return weekdays.flatMap((name, index) => (text.includes(name) ? [index + 1] : []))
}
