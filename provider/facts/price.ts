import { annualSaving, type Plan } from './plans'
import { site } from './site'

export type Period = 'monthly' | 'annual'

export type Price = {
  /** Pence. */
  amount: number
  unit: string
  /** When and how much is paid, in a line. */
  terms: string
  rhythm: 'monthly' | 'yearly' | 'once'
}

/** "£149" for 14900, "£119.20" for 11920. */
export function formatPence(pence: number): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: site.currency,
    minimumFractionDigits: pence % 100 === 0 ? 0 : 2,
  }).format(pence / 100)
}

/** The specification's price. `annual` takes `annualSaving` per cent off a monthly plan without a `year`. */
export function priceOf(plan: Plan, period: Period): Price {
  const { unit } = plan
  if (plan.billing === 'once') return { amount: plan.price, unit, terms: 'Paid once.', rhythm: 'once' }
  if (plan.billing === 'annually') {
    const terms = `Billed annually: ${formatPence(plan.price * 12)} a year.`
    return { amount: plan.price, unit, terms, rhythm: 'yearly' }
  }
  if (period === 'monthly') return { amount: plan.price, unit, terms: 'Billed monthly.', rhythm: 'monthly' }
  const year = yearOf(plan)
  const terms = `Billed annually: ${formatPence(year)} a year.`
  return { amount: Math.round(year / 12), unit, terms, rhythm: 'yearly' }
}

/** Pence for a year that is paid at once. */
export function yearOf({ price, year, billing }: Plan): number {
  const saving = billing === 'monthly' ? annualSaving : 0
  return year ?? Math.round((price * (100 - saving)) / 100) * 12
}

/** What paying for a year at once takes off each month, in whole per cent. */
export function savingOf(plan: Plan): number {
  if (plan.billing !== 'monthly') return 0
  // Rounds down. The extra 0.01 offsets the rounding of a month to whole pence.
  return Math.max(0, Math.floor(100.01 - (100 * yearOf(plan)) / (plan.price * 12)))
}

const startingUnits = { monthly: 'a month', annually: 'a month, billed annually', once: 'paid once' }

/** The lowest price with its unit, for "Starting from". */
export function startingPrice(plans: readonly Plan[]): { price: string; unit: string } {
  const [lowest] = [...plans].sort((a, b) => a.price - b.price)
  if (!lowest) throw new RangeError('There is no plan to start from.')
  return { price: formatPence(lowest.price), unit: startingUnits[lowest.billing] }
}
