import { cacheLife } from 'next/cache'
import { env } from '@/lib/env'
import { firstClass, formatDay } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { remaining } from '@/lib/time/remaining'
import { localDateOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'
import { nextStarts } from './cohort'

type NextCohort = {
  day: string
  isOver: boolean
  days: number
  starts: string[]
  stopped: string | undefined
  label: string
}

/**
 * The next cohort for the page's HTML, at most a quarter of an hour old.
 *
 * @returns the day of its first class in words ("Monday 11 January 2027"), whether that is over, how many days it is away, and the ISO instants of the coming starts,
 *   soonest first: a page that is kept longer counts on to the second of them; `stopped` is the ISO instant at which the
 *   clock of a test stands still; undefined where the provider has no cohort
 */
export async function nextCohort(): Promise<NextCohort | undefined> {
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
