import { cacheLife } from 'next/cache'
import { env } from '@/lib/env'
import { firstClass, formatDay } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { remaining } from '@/lib/time/remaining'
import { instantOf, localDateOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'

/**
 * The next cohort, cached for a quarter of an hour. `day` is in words, `days` counts those left, `starts` are ISO
 * instants, `stopped` is a test's clock. Undefined if the provider has no cohort.
 */
export async function nextCohort() {
  'use cache'
  cacheLife({ stale: 300, revalidate: 15 * 60, expire: 365 * 24 * 60 * 60 })
  const { cohort } = site
  if (!cohort) return undefined
  const read = now()
  const dates = nextStarts(cohort, read)
  const starts = dates.map((date) => date.toISOString())
  const day = firstClass({ courseStart: localDateOf(dates[0], cohort.timeZone) }) ?? ''
  return {
    label: cohort.label,
    day: formatDay(day),
    isOver: day < localDateOf(read, cohort.timeZone),
    days: remaining(starts, read).days,
    starts,
    stopped: env().NOW?.toISOString(),
  }
}

export type Cohort = {
  /** Such as "2025-01-10". */
  start: string
  /** Null: the countdown ends on that day. Yearly: it continues to the next year's start. */
  repeats: 'yearly' | null
  timeZone: string
}

/**
 * Midnight of the start in its zone, or of the next two yearly starts. Throws RangeError for an unknown zone.
 */
export function nextStarts({ start, repeats, timeZone }: Cohort, now: Date): [Date, ...Date[]] {
  if (repeats === null) return [instantOf(`${start}T00:00:00`, timeZone)]
  const inYear = (number: number) => instantOf(`${number}${start.slice(4)}T00:00:00`, timeZone)
  const year = Number(localDateOf(now, timeZone).slice(0, 4))
  const next = inYear(year) > now ? year : year + 1
  return [inYear(next), inYear(next + 1)]
}
