import type { Plan } from '@/provider/facts/plans'
import type { Contract } from '@/provider/fields/enrolment-contract'
import { type Cost, type Course, costOf } from './cost'

/** Both rhythms of a plan billed monthly, and the cheaper one on this path. */
export type Rhythms = {
  monthly: Cost
  annual: Cost
  /** `same` if neither costs less. */
  untilClasses: Cheaper
  inAll: Cheaper
  /** Number of months from which a year up front is cheaper; null if nobody pays that many. */
  annualFrom: number | null
}

export type Cheaper = { period: 'monthly' | 'annual' | 'same' /** Whole pence. */; saving: number }

/**
 * Null for a plan that is not billed monthly, and if the path's length is unknown. `plan` has the path's own
 * price. Throws RangeError for an invalid start.
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
