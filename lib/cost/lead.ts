import { plansWith } from '@/provider/facts/plans'
import { costOf } from './cost'
import { courseOf, type Path } from './course'
import { paymentWords } from './words'

/**
 * What somebody who has enrolled would pay: how, how much in all, and when first.
 *
 * @param planId of the plan that they chose
 * @param billing `monthly` or `annual`, as they chose; of a plan that has no such choice it does not matter
 * @param path that they chose
 * @returns a sentence or two; empty where it cannot be told
 */
export function leadPayment(planId: string, billing: string, path: Path): string {
  const plan = plansWith(path.prices).find(({ id }) => id === planId)
  if (!plan || (plan.billing === 'monthly' && billing !== 'monthly' && billing !== 'annual')) return ''
  return paymentWords(plan, costOf(plan, billing === 'annual' ? 'annual' : 'monthly', courseOf(path)))
}
