import { cacheLife } from 'next/cache'
import { env } from '@/lib/env'
import { firstClass, formatDay } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { remaining } from '@/lib/time/remaining'
import { localDateOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'
import { nextStarts } from './cohort'

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
