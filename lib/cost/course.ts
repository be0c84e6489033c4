import type { CareerPathSummary } from '@/lib/api/career-paths'
import { plansWith } from '@/lib/provider/plans'
import type { Period } from '@/lib/provider/price'
import { site } from '@/lib/provider/site'
import { isoDate } from '@/lib/time/dates'
import { localDateOf } from '@/lib/time/zones'
import { type Cost, type Course, costOf } from './cost'
import { firstClassOn } from './dates'

type Path = Pick<CareerPathSummary, 'weeks' | 'courseStart' | 'prices'>

/**
 * What costs on a path depend on. A start that has passed is none: nobody knows when the next one is.
 *
 * @param path as the upstream tells it
 * @param now the time that decides what a visitor sees
 * @throws RangeError for an unknown time zone of the provider
 */
export function courseOf({ weeks, courseStart }: Omit<Path, 'prices'>, now: Date): Course {
  const start = isoDate(courseStart)
  return { weeks, start: start && start >= todayOf(now) ? firstClassOn(start) : null }
}

/**
 * The day that it is for the provider.
 *
 * @param now the time that decides what a visitor sees
 * @returns an ISO date
 * @throws RangeError for an unknown time zone of the provider
 */
export const todayOf = (now: Date): string => localDateOf(now, site.cohort?.timeZone ?? 'UTC')

/**
 * What each plan of a path costs in all, in the order in which the provider names them.
 *
 * @param path as the upstream tells it
 * @param period how somebody would pay
 * @param now the time that decides what a visitor sees
 * @throws RangeError for an unknown time zone of the provider
 */
export function costsOf(path: Path, period: Period, now: Date): { id: string; name: string; cost: Cost }[] {
  const course = courseOf(path, now)
  return plansWith(path.prices).map((plan) => ({
    id: plan.id,
    name: plan.name,
    cost: costOf(plan, period, course),
  }))
}
