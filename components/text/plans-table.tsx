import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { costOf } from '@/lib/cost/cost'
import { paymentOf } from '@/lib/cost/cost-words'
import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { TextTable } from './text-table'

/** A row for each way to pay for a plan, and for each career path where the plan has another price. */
export async function PlansTable() {
  const careerPaths = valueIn(await listCareerPaths()) ?? []
  const [weeks = null, ...others] = new Set(careerPaths.map(({ weeks }) => weeks))
  const rows = plans.flatMap((plan) => [
    ...rowsOf(plan, plan.name, others.length > 0 ? null : weeks),
    ...careerPaths.flatMap(({ careerName, prices }) => {
      const own = plansWith(prices).find(({ id }) => id === plan.id)
      return own && own !== plan ? rowsOf(own, `${plan.name}, ${careerName}`, null) : []
    }),
  ])
  const head = ['Plan', 'Price', 'Billing', 'Total']
  return <TextTable caption="What each plan costs and how it is billed" head={head} rows={rows} />
}

function rowsOf(plan: Plan, name: string, weeks: number | null) {
  const periods = plan.billing === 'monthly' ? (['monthly', 'annual'] as const) : (['monthly'] as const)
  return periods.map((period) => {
    const { amount, unit, terms } = priceOf(plan, period)
    const payment = paymentOf(plan, costOf(plan, period, { weeks, start: null }))
    const price = [<strong key="price">{formatPence(amount)}</strong>, ` ${unit}`]
    const totals = payment?.lines.map(({ amount, words }) => (
      <span key={words} className="block text-balance">
        <strong>{amount}</strong> {words}
      </span>
    ))
    return { name, cells: [price, payment?.how ?? terms, totals] }
  })
}
