import type { CareerPathSummary } from '@/lib/api/career-paths'
import { plansWith } from '@/lib/provider/plans'
import type { Period } from '@/lib/provider/price'
import { today } from '@/lib/provider/today'
import { firstClass } from '@/lib/time/first-class'
import { type Cost, type Course, costOf } from './cost'

type Path = Pick<CareerPathSummary, 'weeks' | 'courseStart' | 'classTimes' | 'prices'>

/**
 * What costs on a path depend on. A start that has passed is none: nobody knows when the next one is.
 *
 * @param path as the upstream tells it
 */
export function courseOf(path: Omit<Path, 'prices'>): Course {
  const start = firstClass(path)
  return { weeks: path.weeks, classTimes: path.classTimes, start: start && start >= today() ? start : null }
}

/**
 * What each plan of a path costs in all, in the order in which the provider names them.
 *
 * @param path as the upstream tells it
 * @param period how somebody would pay
 */
export function costsOf(path: Path, period: Period): { id: string; name: string; cost: Cost }[] {
  const course = courseOf(path)
  return plansWith(path.prices).map((plan) => ({
    id: plan.id,
    name: plan.name,
    cost: costOf(plan, period, course),
  }))
}
