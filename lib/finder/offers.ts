import { type Cost, costOf } from '@/lib/cost/cost'
import { courseOf, type Path } from '@/lib/cost/course'
import { type Plan, plansWith } from '@/provider/facts/plans'
import type { Period } from '@/provider/facts/price'
import type { Pays } from '@/provider/kinds/finder'

export type Offer = { plan: Plan; period: Period; cost: Cost }

/** Plans with classes whose payment is within the limit, the smallest payment first. */
export function offersOf(path: Path, { by, at_most = Number.POSITIVE_INFINITY }: Pays): Offer[] {
  const limit = Math.round(at_most * 100)
  const course = courseOf(path)
  const period = by === 'month' ? 'monthly' : 'annual'
  return plansWith(path.prices)
    .filter(({ months }) => !months)
    .map((plan) => ({ plan, period, cost: costOf(plan, period, course) }) as const)
    .filter(({ cost }) => (cost.rhythm === 'monthly') === (by === 'month') && cost.each <= limit)
    .sort((a, b) => a.cost.each - b.cost.each)
}
