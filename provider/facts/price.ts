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
  const year = yearOf(plan)
  const terms = `Billed annually: ${formatPence(year)} a year.`
  return { amount: Math.round(year / 12), unit, terms, rhythm: 'yearly' }
}

/**
 * What a year costs that is paid at once.
 *
 * @param plan one that is billed monthly or annually
 * @returns whole pence
 */
export function yearOf({ price, year, billing }: Plan): number {
  const saving = billing === 'monthly' ? annualSaving : 0
  return year ?? Math.round((price * (100 - saving)) / 100) * 12
}

/**
 * What a year that is paid at once takes off plans that are billed monthly.
 *
 * @param plans as one career path offers them
 * @returns in per cent, the most of them, and whether it is the same of all; 0 where none has a saving
 */
export function savingOf(plans: readonly Plan[]): { percent: number; isSame: boolean } {
  const savings = plans
    .filter(({ billing }) => billing === 'monthly')
    // Whole per cent that are saved indeed, but for the part of a penny by which a month was rounded.
    .map((plan) => Math.floor(100.01 - (100 * yearOf(plan)) / (plan.price * 12)))
  const percent = Math.max(0, ...savings)
  return { percent, isSame: savings.every((saving) => saving === percent) }
}

const startingUnits = { monthly: 'a month', annually: 'a month, billed annually', once: 'paid once' }

/**
 * The lowest price of all plans, for "Starting from", and the unit that belongs behind it.
 *
 * @param plans at least one
 */
export function startingPrice(plans: readonly Plan[]): { price: string; unit: string } {
  const [lowest] = [...plans].sort((a, b) => a.price - b.price)
  if (!lowest) throw new RangeError('There is no plan to start from.')
  return { price: formatPence(lowest.price), unit: startingUnits[lowest.billing] }
}
