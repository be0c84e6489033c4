import { type Plan, plans } from './plans'
import { formatPence, priceOf } from './price'

export type PlanChoice = { id: string; name: string; price: string }

/** The plans as a form offers them: name and price in words, and nothing a browser does not need. */
export const planChoices: readonly PlanChoice[] = plans.map((plan) => ({
  id: plan.id,
  name: plan.name,
  price: `${formatPence(plan.price)} ${plan.unit}, ${termsOf(plan)}`,
}))

function termsOf(plan: Plan): string {
  if (plan.billing === 'once') return 'paid once'
  const year = `${formatPence(priceOf(plan, 'annual').amount * 12)} a year`
  return plan.billing === 'annually' ? `billed annually: ${year}` : `or ${year}, paid at once`
}
