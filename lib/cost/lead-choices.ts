import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { newsWording } from '@/provider/facts/provider-yaml'
import { leadSources, site } from '@/provider/facts/site'
import { costOf } from './cost'
import { totalWords } from './cost-words'
import { courseOf, type Path } from './course'
import { betterThan } from './plan-differences'

/** Without a known path, a plan has no price. One that `isWorse` is offered only to those who ask for it. */
export type PlanChoice = Pick<Plan, 'id' | 'name' | 'badge' | 'months'> &
  Partial<Record<'price' | 'unit' | 'terms' | 'total' | 'suits', string>> & { isWorse?: boolean }

export type LeadChoices = {
  plans: readonly PlanChoice[]
  sources: readonly string[]
  sourceQuestion: string
  newsWording: string
}

/** The enrolment form's choices, with only the fields that the browser needs. */
export function leadChoicesOf(path: Path | null): LeadChoices {
  const course = path && courseOf(path)
  const all = path ? plansWith(path.prices) : plans
  return {
    plans: all.map((plan) => ({
      id: plan.id,
      name: plan.name,
      months: plan.months,
      badge: plan.highlight ? plan.badge : undefined,
      suits: plan.summary.split(/(?<=\.) /)[0],
      ...(course && {
        price: formatPence(plan.price),
        unit: plan.unit,
        terms: priceOf(plan, 'monthly').terms,
        // Without a start, the total is that of any start that the form offers.
        total: totalWords(costOf(plan, 'monthly', { ...course, start: null })),
        isWorse: betterThan(plan, all, course) !== null,
      }),
    })),
    sources: leadSources,
    sourceQuestion: `How did you hear about ${site.name}`,
    newsWording: newsWording.text,
  }
}
