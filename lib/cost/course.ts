import { firstClass } from '@/lib/time/first-class'
import { type OwnPrice, plansWith } from '@/provider/facts/plans'
import type { Period } from '@/provider/facts/price'
import { type Cost, type Course, costOf } from './cost'

/** What is read of a path to tell what it costs; a `CareerPathSummary` has it. */
export type Path = {
  weeks: number | null
  courseStart: string | null
  classTimes: string | null
  prices: readonly OwnPrice[]
  /** Whether its first class is over. */
  hasStarted?: true
}

/**
 * What costs on a path depend on. A start that has passed is none: nobody knows when the next one is.
 *
 * @param path as the upstream tells it
 */
export function courseOf(path: Omit<Path, 'prices'>): Course {
  const { weeks, classTimes, hasStarted } = path
  return { weeks, classTimes, start: hasStarted ? null : firstClass(path) }
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
