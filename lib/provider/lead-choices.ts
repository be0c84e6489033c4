import { newsWording } from './news-wording'
import { type Plan, plans } from './plans'
import { formatPence, priceOf } from './price'
import { leadSources, site } from './site'

export type PlanChoice = { id: string; name: string; price: string }

export type LeadChoices = {
  plans: readonly PlanChoice[]
  sources: readonly string[]
  sourceQuestion: string
  newsWording: string
}

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

/** What the enrolment form offers to choose from, as it goes to the browser. */
export const leadChoices: LeadChoices = {
  plans: planChoices,
  sources: leadSources,
  sourceQuestion: `How did you hear about ${site.name}`,
  newsWording: newsWording.text,
}
