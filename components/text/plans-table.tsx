import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { costOf } from '@/lib/cost/cost'
import { paymentOf } from '@/lib/cost/cost-words'
import { betterThan } from '@/lib/cost/plan-differences'
import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { TextTable } from './text-table'

/** A line for each way to pay for a plan, and for each career path where the plan has another price. */
export async function PlansTable() {
  const careerPaths = valueIn(await listCareerPaths()) ?? []
  const [weeks = null, ...others] = new Set(careerPaths.map(({ weeks }) => weeks))
  const rows = plans.flatMap((plan) => [
    rowOf(plan, plans, plan.name, others.length > 0 ? null : weeks),
    ...careerPaths.flatMap(({ careerName, prices }) => {
      const all = plansWith(prices)
      const own = all.find(({ id }) => id === plan.id)
      return own && own !== plan ? rowOf(own, all, `${plan.name}, ${careerName}`, null) : []
    }),
  ])
  const head = ['Plan', 'Payment', 'Price', 'Total']
  return <TextTable caption="What each plan costs and how it is billed" head={head} rows={rows} />
}

function rowOf(plan: Plan, all: readonly Plan[], name: string, weeks: number | null) {
  const course = { weeks, start: null }
  const better = betterThan(plan, all, course)
  const saving = better && `${better.isSame ? '' : 'at least '}${formatPence(better.saving)}`
  const note = better && `${better.plan.name} includes all of this for ${saving} less.`
  const periods = plan.billing === 'monthly' ? (['monthly', 'annual'] as const) : (['monthly'] as const)
  const lines = periods.map((period) => {
    const { amount, unit, terms } = priceOf(plan, period)
    const payment = paymentOf(plan, costOf(plan, period, course))
    const total = [...(payment?.lines ?? []), { words: note }]
    return [payment?.how ?? terms, linesOf([{ amount: formatPence(amount), words: unit }]), linesOf(total)]
  })
  return { name, lines }
}

const linesOf = (lines: { amount?: string; words: string | null }[]) =>
  lines.map(({ amount, words }) => (
    <span key={words} className={`block text-balance ${amount ? '' : 'text-muted'}`}>
      {amount && <strong>{amount}</strong>} {words}
    </span>
  ))
