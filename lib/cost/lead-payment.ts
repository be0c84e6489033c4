import { plansWith } from '@/provider/facts/plans'
import { costOf } from './cost'
import { type Payment, paymentOf } from './cost-words'
import { courseOf, type Path } from './course'

/**
 * The payment of an enrolment; null if it is unknown. `billing` is `monthly` or `annual`.
 */
export function leadPayment(planId: string, billing: string, path: Path): Payment | null {
  const plan = plansWith(path.prices).find(({ id }) => id === planId)
  if (!plan || (plan.billing === 'monthly' && billing !== 'monthly' && billing !== 'annual')) return null
  return paymentOf(plan, costOf(plan, billing === 'annual' ? 'annual' : 'monthly', courseOf(path)))
}
