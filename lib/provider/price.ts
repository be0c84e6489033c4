import { annualSaving, type Plan } from './plans'
import { site } from './site'

export type Period = 'monthly' | 'annual'

export type Price = {
  /** Whole pence, as the large figure of the plan. */
  amount: number
  unit: string
  /** One line: when and how much is paid. */
  terms: string
  rhythm: 'monthly' | 'yearly' | 'once'
}

/**
 * An amount of the provider's currency.
 *
 * @param pence whole pence
 * @returns "£149" for 14900, "£119.20" for 11920
 */
export function formatPence(pence: number): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: site.currency,
    minimumFractionDigits: pence % 100 === 0 ? 0 : 2,
  }).format(pence / 100)
}

/**
 * What a plan costs. Monthly shows the spec's prices. Annual takes `annualSaving` per cent off a plan that is billed
 * monthly; the price of any other plan stays as it is, and its terms say so.
 *
 * @param period what the visitor has chosen
 */
export function priceOf(plan: Plan, period: Period): Price {
  const { unit } = plan
  if (plan.billing === 'once') {
    const same = period === 'annual' ? ' The same price either way.' : ''
    return { amount: plan.price, unit, terms: `Paid once.${same}`, rhythm: 'once' }
  }
  if (plan.billing === 'annually') {
    const same = period === 'annual' ? 'Already billed annually, so the price stays' : 'Billed annually'
    const terms = `${same}: ${formatPence(plan.price * 12)} a year.`
    return { amount: plan.price, unit, terms, rhythm: 'yearly' }
  }
  if (period === 'monthly') {
    return { amount: plan.price, unit, terms: 'Billed monthly.', rhythm: 'monthly' }
  }
  const amount = Math.round((plan.price * (100 - annualSaving)) / 100)
  return {
    amount,
    unit,
    terms: `Billed annually: ${formatPence(amount * 12)} a year instead of ${formatPence(plan.price * 12)}.`,
    rhythm: 'yearly',
  }
}

/**
 * The lowest price of all plans, for "Starting from".
 *
 * @param plans at least one
 * @returns whole pence
 */
export function startingPrice(plans: readonly Plan[]): number {
  return Math.min(...plans.map((plan) => plan.price))
}
