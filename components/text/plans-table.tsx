import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { listCareerPaths } from '@/lib/api/content'
import { costOf } from '@/lib/cost/cost'
import { paymentOf, paymentWords } from '@/lib/cost/cost-words'
import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { TwoColumnTable } from './two-column-table'

/** Each plan's price. Below it are the career paths where the plan has another price. */
export async function PlansTable() {
  const careerPaths = valueIn(await listCareerPaths()) ?? []
  return (
    <TwoColumnTable
      caption="What each plan costs and how it is billed"
      head={['Plan', 'Price and billing']}
      rows={plans.map((plan) => ({
        name: plan.name,
        text: <Billing plan={plan} careerPaths={careerPaths} />,
      }))}
    />
  )
}

function Billing({ plan, careerPaths }: { plan: Plan; careerPaths: CareerPathSummary[] }) {
  const [weeks = null, ...others] = new Set(careerPaths.map(({ weeks }) => weeks))
  const cost = costOf(plan, 'monthly', { weeks: others.length > 0 ? null : weeks, start: null })
  return (
    <>
      <BillingOf plan={plan} />
      {plan.billing === 'monthly' && (
        <span className="mt-2 block">{paymentWords(paymentOf(plan, cost))}</span>
      )}
      {careerPaths.flatMap(({ slug, careerName, prices }) => {
        const own = plansWith(prices).find(({ id }) => id === plan.id)
        if (!own || own === plan) return []
        return [
          <span key={slug} className="mt-2 block">
            {careerName}: <BillingOf plan={own} />
          </span>,
        ]
      })}
    </>
  )
}

function BillingOf({ plan }: { plan: Plan }) {
  const monthly = priceOf(plan, 'monthly')
  const annual = priceOf(plan, 'annual')
  return (
    <>
      <strong className="text-body">{formatPence(monthly.amount)}</strong> {monthly.unit}{' '}
      <span className="block text-balance">{monthly.terms}</span>
      {plan.billing === 'monthly' && (
        <span className="mt-2 block">
          Or <strong className="text-body">{formatPence(annual.amount)}</strong> {annual.unit}{' '}
          <span className="block text-balance">{annual.terms}</span>
        </span>
      )}
    </>
  )
}
