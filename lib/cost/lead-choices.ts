import { type OwnPrice, type Plan, plansWith } from './plans'
import { formatPence, yearOf } from './price'
import { newsWording } from './provider-yaml'
import { leadSources, site } from './site'

/** `price` and `comesTo`, the totals, are missing when no path is known. `suits` says whom the plan is for. */
export type PlanChoice = Pick<Plan, 'id' | 'name' | 'badge'> &
  Partial<Record<'price' | 'terms' | 'suits' | 'comesTo', string>>

export type LeadChoices = {
  plans: readonly PlanChoice[]
  sources: readonly string[]
  sourceQuestion: string
  newsWording: string
}

/** The enrolment form's choices, with only the fields that the browser needs. Without a path, plans have no prices. */
export function leadChoicesOf(path: { prices: readonly OwnPrice[] } | null): LeadChoices {
  return {
    plans: plansWith(path?.prices).map((plan) => ({
      id: plan.id,
      name: plan.name,
      badge: plan.highlight ? plan.badge : undefined,
      suits: plan.summary.split(/(?<=\.) /)[0],
      ...(path && { price: formatPence(plan.price), terms: `${plan.unit}, ${termsOf(plan)}` }),
    })),
    sources: leadSources,
    sourceQuestion: `How did you hear about ${site.name}`,
    newsWording: newsWording.text,
  }
}

function termsOf(plan: Plan): string {
  if (plan.billing === 'once') return 'paid once'
  const year = `${formatPence(yearOf(plan))} a year`
  return plan.billing === 'annually' ? year : `or ${year}`
}
