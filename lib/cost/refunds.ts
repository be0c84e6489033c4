import type { Plan } from '@/provider/facts/plans'
import { contract } from '@/provider/facts/provider-yaml'
import type { Contract } from '@/provider/fields/enrolment-contract'
import type { Cost } from './cost'
import { addDays, addMonths } from './payment-dates'

/** The cost of stopping after `months` months of use. Amounts are in whole pence. */
export type Stop = {
  /** The last day for the notice, an ISO date. */
  by: string
  months: number
  /** The amount paid by then, its refund, and the cost that remains. */
  paid: number
  back: number
  cost: number
}

/**
 * The cost of stopping after each month, as long as that saves anything. The right to cancel in the first days
 * is not included. Empty without a rule, and for a plan paid once.
 */
export function stopsOf(plan: Plan, cost: Cost, rules: Contract | null = contract ?? null): Stop[] {
  const payments = cost.dated?.payments ?? []
  const [first] = payments
  if (!first || !rules) return []
  const { monthly, annually } = rules.stopping
  if (cost.rhythm === 'monthly' && monthly)
    return payments.map(({ date }, months) => {
      const paid = months * cost.each
      return { by: addDays(date, -1 - monthly.notice_days), months, paid, back: 0, cost: paid }
    })
  if (cost.rhythm !== 'yearly' || !annually) return []
  const isAtMonthly = annually.used_months === 'monthly-price' && plan.billing === 'monthly'
  const stops = Array.from({ length: payments.length * 12 }, (_, months) => {
    const by = addDays(addMonths(first.date, months), -1 - annually.notice_days)
    return { by, months, ...yearlyRefund(months, cost.each, isAtMonthly ? plan.price : null) }
  })
  return stops.filter(({ months, back }) => months === 0 || back > 0)
}

// A started year is paid in full; its unused months are refunded.
function yearlyRefund(months: number, year: number, monthly: number | null) {
  if (months === 0) return { paid: 0, back: 0, cost: 0 }
  const paid = Math.ceil(months / 12) * year
  const used = ((months - 1) % 12) + 1
  const due = monthly === null ? Math.round((year * used) / 12) : monthly * used
  const back = Math.max(0, year - due)
  return { paid, back, cost: paid - back }
}
