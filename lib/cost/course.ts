import { firstClass } from '@/lib/time/first-class'
import { type OwnPrice, plansWith } from '@/provider/facts/plans'
import type { Period } from '@/provider/facts/price'
import { type Cost, type Course, costOf } from './cost'

/** A `CareerPathSummary` has this type. */
export type Path = {
  weeks: number | null
  courseStart: string | null
  classTimes: string | null
  prices: readonly OwnPrice[]
  /** The first class is over. */
  hasStarted?: true
}

/** A start that has passed counts as unknown. */
export function courseOf(path: Omit<Path, 'prices'>): Course {
  const { weeks, classTimes, hasStarted } = path
  return { weeks, classTimes, start: hasStarted ? null : firstClass(path) }
}

/** The cost of each plan, in the provider's order. */
export function costsOf(path: Path, period: Period): { id: string; name: string; cost: Cost }[] {
  const course = courseOf(path)
  return plansWith(path.prices).map((plan) => ({
    id: plan.id,
    name: plan.name,
    cost: costOf(plan, period, course),
  }))
}
