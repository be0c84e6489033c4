import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { isoDate } from '@/lib/time/dates'
import { nextStart } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { openStarts, type PathStarts, type StartRules, stateOf } from '@/lib/time/starts'
import { isTimeZone, localDateOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'

const optionalText = z.string().trim().min(1).nullish().catch(null)
/** A whole number or null. 0 is valid: a start with 0 places is full. */
export const placeCount = z.preprocess(
  (value) => (value === '' ? null : value),
  z.coerce.number().int().min(0).max(10_000).nullish(),
)

/** A start as an upstream sends it (docs/upstream.md). */
const startRecord = z
  .object({
    id: z.string().min(1).max(150),
    date: z.iso.date(),
    time_zone: z.string().refine(isTimeZone, 'is no time zone').nullish(),
    class_times: optionalText,
    places: placeCount,
    places_taken: placeCount,
    closes: z.iso.date().nullish(),
    cancelled: z.boolean().nullish(),
  })
  .refine(({ closes, date }) => !closes || closes <= date, 'closes after the start')

/** The facts of a career path's record that decide its starts. */
export type StartFacts = {
  course_start_date?: string | null | undefined
  course_start_status?: string | null | undefined
  course_start_repeats?: string | null | undefined
  class_times?: string | null | undefined
  places?: number | null | undefined
  places_taken?: number | null | undefined
  starts?: unknown
}

type LeftOut = (index: number, reason: string) => void

const maxStarts = 60

/** Returns a path's starts as of now, and calls `leftOut` for each faulty start. */
export function startsOf(facts: StartFacts, leftOut: LeftOut = () => {}): PathStarts {
  const at = now()
  const own = { classTimes: facts.class_times ?? null, places: facts.places ?? null }
  const listed = listedStarts(facts, at, leftOut)
  const isListed = listed !== null
  const text = isListed ? null : onlyStart(facts, at)
  const all = listed ?? startOn(isoDate(text), facts)
  const starts = all
    .map((start) => ({ ...start, state: stateOf(start, at) }))
    .filter(({ state }) => state !== 'past')
  const [next] = openStarts({ starts })
  if (next)
    return { courseStart: text ?? next.courseStart, classTimes: next.classTimes, places: next.places, starts }
  if (starts.length > 0) return { ...own, courseStart: null, starts, isClosed: true }
  const last = all.findLast(({ isCancelled }) => !isCancelled)
  return {
    ...own,
    courseStart: text ?? last?.courseStart ?? null,
    starts,
    ...(last && { hasStarted: true }),
    ...(isListed && { isClosed: true }),
  }
}

// Null if the record lists no starts.
function listedStarts(facts: StartFacts, at: Date, leftOut: LeftOut): StartRules[] | null {
  if (!Array.isArray(facts.starts) || facts.starts.length === 0) return null
  const ids = new Set<string>()
  const days = new Map<string, StartRules>()
  const repeats = facts.course_start_repeats === 'yearly'
  for (const [index, each] of facts.starts.slice(0, maxStarts).entries()) {
    const { data, error } = startRecord.safeParse(each)
    const timeZone = data?.time_zone ?? site.timeZone
    const classTimes = data?.class_times ?? facts.class_times ?? null
    const rolled =
      data && repeats ? nextStart({ courseStart: data.date, classTimes }, localDateOf(at, timeZone)) : null
    const day = rolled ?? data?.date ?? ''
    if (!data || ids.has(data.id) || days.has(day)) {
      leftOut(index, error?.issues.map(({ path, message }) => `${path} (${message})`).join() ?? 'a repeat')
      continue
    }
    ids.add(data.id)
    days.set(day, {
      id: data.id,
      courseStart: day,
      timeZone,
      classTimes,
      places: data.places ?? facts.places ?? null,
      taken: data.places_taken ?? null,
      closes: data.closes ? moved(data.closes, data.date, day) : null,
      // A yearly start is cancelled only in the year that its file states.
      isCancelled: data.cancelled === true && day === data.date,
    })
  }
  return [...days.values()].sort((a, b) => a.courseStart.localeCompare(b.courseStart))
}

// Keeps the number of days between the closing and the start.
function moved(closes: string, date: string, day: string): string {
  const ahead = Temporal.PlainDate.from(closes).until(date)
  return Temporal.PlainDate.from(day).subtract(ahead).toString()
}

// Returns the upstream's text, which may also be "10, January 2027" or "Rolling admission".
function onlyStart(facts: StartFacts, at: Date): string | null {
  const courseStart = facts.course_start_date ?? facts.course_start_status ?? null
  if (facts.course_start_repeats !== 'yearly') return courseStart
  return nextStart({ courseStart, classTimes: facts.class_times ?? null }, localDateOf(at, site.timeZone))
}

function startOn(courseStart: string | null, facts: StartFacts): StartRules[] {
  if (!courseStart) return []
  const { timeZone } = site
  const { class_times: classTimes = null, places = null, places_taken: taken = null } = facts
  return [{ id: '', courseStart, timeZone, classTimes, places, taken, closes: null, isCancelled: false }]
}
