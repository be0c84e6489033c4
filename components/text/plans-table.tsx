import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { listCareerPaths } from '@/lib/api/content'
import { costOf } from '@/lib/cost/cost'
import { type CostLine, costLines } from '@/lib/cost/cost-words'
import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { TwoColumnTable } from './two-column-table'

const columns = 'grid items-baseline gap-x-4 not-first:mt-3 sm:grid-cols-[12rem_1fr]'

/** Each plan's price. Below it are the career paths where the plan has another price. */
export async function PlansTable() {
  const careerPaths = valueIn(await listCareerPaths()) ?? []
  return (
    <TwoColumnTable
      caption="What each plan costs and how it is billed"
      head={[
        'Plan',
        <span key="price" className={columns}>
          <span>Price</span> <span className="max-sm:hidden">Billing and total</span>
        </span>,
      ]}
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
      <BillingOf plan={plan} totals={costLines(plan, cost)} />
      {careerPaths.flatMap(({ slug, careerName, prices }) => {
        const own = plansWith(prices).find(({ id }) => id === plan.id)
        if (!own || own === plan) return []
        return [
          <span key={slug} className="mt-3 block">
            {careerName}: <BillingOf plan={own} />
          </span>,
        ]
      })}
    </>
  )
}

function BillingOf({ plan, totals = [] }: { plan: Plan; totals?: CostLine[] }) {
  const monthly = priceOf(plan, 'monthly')
  const prices = plan.billing === 'monthly' ? [monthly, priceOf(plan, 'annual')] : [monthly]
  return prices.map(({ amount, unit, terms, rhythm }) => (
    <span key={terms} className={columns}>
      <span>
        <strong className="text-body">{formatPence(amount)}</strong> {unit}
        {prices[1] && `, paid ${rhythm === 'monthly' ? 'monthly' : 'annually'}`}
      </span>{' '}
      <span>
        {(rhythm === 'monthly' && totals[0] ? totals : [{ amount: '', words: terms }]).map((line) => (
          <span key={line.words} className="block text-balance">
            {line.amount && <strong>{line.amount}</strong>} {line.words}
          </span>
        ))}
      </span>
    </span>
  ))
}
