import type { Plan } from '@/provider/facts/plans'
import type { Period } from '@/provider/facts/price'
import { type Cost, type Course, costOf } from './cost'

/** A plan that has all features of another and lasts at least as long. `saving`: the least it saves, in pence. */
export type BetterPlan = { plan: Plan; saving: number; isSame: boolean }

/** The plan that saves most and is cheaper both monthly and annually; null if no plan is. */
export function betterThan(plan: Plan, plans: readonly Plan[], course: Course): BetterPlan | null {
  const better = plans.flatMap((other) => {
    if (other.id === plan.id || !plan.features.every((feature) => other.features.includes(feature))) return []
    const [monthly, annual] = [
      savingOf(other, plan, course, 'monthly'),
      savingOf(other, plan, course, 'annual'),
    ]
    if (!(monthly > 0 && annual > 0)) return []
    return [{ plan: other, saving: Math.min(monthly, annual), isSame: monthly === annual }]
  })
  return better.sort((a, b) => b.saving - a.saving)[0] ?? null
}

// NaN if a total is unknown or the other plan ends sooner.
function savingOf(other: Plan, plan: Plan, course: Course, period: Period): number {
  const [its, ours] = [other, plan].map((one) => lengthOf(one, costOf(one, period, course)))
  if (!its || !ours || ours.months === 0 || its.months < ours.months) return Number.NaN
  return ours.pence - its.pence
}

function lengthOf(plan: Plan, { inAll, rhythm }: Cost): { months: number; pence: number } | null {
  if (!inAll) return null
  const months = { monthly: inAll.payments, yearly: inAll.payments * 12, once: plan.months ?? 0 }[rhythm]
  return { months, pence: inAll.pence }
}
