import { cacheLife } from 'next/cache'
import { remaining } from '@/lib/time/remaining'
import { nextStarts } from './cohort'
import { site } from './site'

/**
 * The next cohort for the page's HTML, at most a quarter of an hour old.
 *
 * @returns its day in words ("10 January 2027"), how many days it is away, and the ISO instants of the coming starts,
 *   soonest first: a page that is kept longer counts on to the second of them
 */
export async function nextCohort(): Promise<{ day: string; days: number; starts: string[] }> {
  'use cache'
  cacheLife({ stale: 300, revalidate: 15 * 60, expire: 365 * 24 * 60 * 60 })
  const now = new Date()
  const dates = nextStarts(site.cohort, now)
  const starts = dates.map((date) => date.toISOString())
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: site.cohort.timeZone })
  return { day: format.format(dates[0]), days: remaining(starts, now).days, starts }
}
