import { type Plan, plans } from '@/lib/provider/plans'
import { formatPence, priceOf } from '@/lib/provider/price'
import { TwoColumnTable } from './two-column-table'

/** What each plan costs today, and how it is billed. */
export function PlansTable() {
  return (
    <TwoColumnTable
      caption="What each plan costs and how it is billed"
      head={['Plan', 'Price and billing']}
      rows={plans.map((plan) => ({ name: plan.name, text: billingOf(plan) }))}
    />
  )
}

function billingOf(plan: Plan) {
  const monthly = priceOf(plan, 'monthly')
  const annual = priceOf(plan, 'annual')
  return (
    <>
      <strong>{formatPence(monthly.amount)}</strong> {monthly.unit}. {monthly.terms}
      {plan.billing === 'monthly' && (
        <span className="mt-2 block">
          Or <strong>{formatPence(annual.amount)}</strong> {annual.unit}. {annual.terms}
        </span>
      )}
    </>
  )
}
