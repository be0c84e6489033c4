import type { Plan } from '@/provider/facts/plans'
import type { Contract } from '@/provider/fields/contract'
import { type Cost, type Course, costOf } from './cost'

/** Both ways of paying for a plan that is billed monthly, and which of them costs less on this path. */
export type Rhythms = {
  monthly: Cost
  annual: Cost
  /** Until the classes end, and until support does; `same` where neither costs less. */
  untilClasses: Cheaper
  inAll: Cheaper
  /** The number of single months from which on a year at once costs less; null where nobody pays for so many. */
  annualFrom: number | null
}

export type Cheaper = { period: 'monthly' | 'annual' | 'same' /** Whole pence. */; saving: number }

/**
 * Compares the two ways of paying for a plan.
 *
 * @param plan with the path's own price
 * @param course of the path
 * @param rules the provider's contract, of which tests try others
 * @returns null for a plan that costs the same either way, and where the path does not say how long it is
 * @throws RangeError for a start that is no date
 */
export function rhythmsOf(plan: Plan, course: Course, rules?: Contract): Rhythms | null {
  if (plan.billing !== 'monthly') return null
  const [monthly, annual] = [costOf(plan, 'monthly', course, rules), costOf(plan, 'annual', course, rules)]
  const [byMonth, byYear] = [monthly.inAll, annual.inAll]
  if (!byMonth || !byYear) return null
  const first = Math.floor(annual.each / plan.price) + 1
  return {
    monthly,
    annual,
    untilClasses: cheaper((monthly.untilClasses ?? byMonth).pence, (annual.untilClasses ?? byYear).pence),
    inAll: cheaper(byMonth.pence, byYear.pence),
    annualFrom: first <= Math.min(12, byMonth.payments) ? first : null,
  }
}

function cheaper(monthly: number, annual: number): Cheaper {
  const saving = Math.abs(monthly - annual)
  return { saving, period: saving === 0 ? 'same' : monthly < annual ? 'monthly' : 'annual' }
}
