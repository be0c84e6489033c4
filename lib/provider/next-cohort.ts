import { cacheLife } from 'next/cache'
import { nextStart, remaining } from './cohort'
import { site } from './site'

/**
 * The next cohort for the page's HTML: its day in words ("10 January 2027"), and how many days it is away, at most a
 * quarter of an hour old.
 */
export async function nextCohort(): Promise<{ day: string; days: number }> {
  'use cache'
  cacheLife({ stale: 300, revalidate: 15 * 60, expire: 365 * 24 * 60 * 60 })
  const now = new Date()
  const start = nextStart(site.cohort, now)
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: site.cohort.timeZone })
  return { day: format.format(start), days: remaining(start, now).days }
}
