import { pageAddress } from '@/lib/form/submission'
import { plans } from '@/provider/facts/plans'
import { type Period, priceOf } from '@/provider/facts/price'

/**
 * How a learner wants to be billed.
 * @param planId the plan that the lead is for
 * @param form what was posted; on its own page, the address tells it
 * @returns `monthly` or `annual`, as the plan's price says for that choice; empty for a plan that is paid once
 */
export async function chosenBilling(planId: string, form: FormData): Promise<Period | ''> {
  const chosen = form.get('billing') ?? (await pageAddress())?.searchParams.get('billing')
  const plan = plans.find(({ id }) => id === planId)
  return plan ? billings[priceOf(plan, chosen === 'annual' ? 'annual' : 'monthly').rhythm] : ''
}

const billings = { monthly: 'monthly', yearly: 'annual', once: '' } as const
