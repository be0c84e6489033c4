import { plansWith } from '@/provider/facts/plans'
import { costOf } from './cost'
import { paymentWords } from './cost-words'
import { courseOf, type Path } from './course'

/**
 * The payment of an enrolment in a sentence or two; empty where it is unknown. `billing` is `monthly` or
 * `annual`.
 */
export function leadPayment(planId: string, billing: string, path: Path): string {
  const plan = plansWith(path.prices).find(({ id }) => id === planId)
  if (!plan || (plan.billing === 'monthly' && billing !== 'monthly' && billing !== 'annual')) return ''
  return paymentWords(plan, costOf(plan, billing === 'annual' ? 'annual' : 'monthly', courseOf(path)))
}
