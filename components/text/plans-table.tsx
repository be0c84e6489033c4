import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { costOf } from '@/lib/cost/cost'
import { paymentOf } from '@/lib/cost/cost-words'
import { betterThan } from '@/lib/cost/plan-differences'
import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { type Bar, Months } from './months'

// Only a page as wide as the site has room for bars.
const drawn = 'hidden in-[.wide]:flex'

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
  const bars = rows.flatMap(({ lines }) => lines.flatMap(({ bar }) => bar ?? []))
  const axis = Math.max(12, ...bars.map(({ payments, each }) => payments * each))
  return (
    <table className="table w-full">
      <caption className="text-left max-sm:block">
        <span className="sr-only">What each plan costs and how it is billed</span>
        {bars.length > 0 && <Key axis={axis} bars={bars} />}
      </caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line *:border-0 *:text-small *:font-semibold *:text-muted">
          <th scope="col">Plan</th>
          <th scope="col">Price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      {rows.map(({ name, lines }) => (
        <tbody
          key={name}
          className="border-line max-sm:mt-4 max-sm:block max-sm:rounded-card max-sm:border max-sm:bg-white max-sm:p-5 sm:border-b sm:last:border-0"
        >
          {lines.map(({ how, price, unit, bar, totals }, line) => (
            <tr
              key={how}
              className="*:border-0 max-sm:block max-sm:not-first:mt-4 max-sm:not-first:border-t max-sm:not-first:border-line max-sm:not-first:pt-3 max-sm:*:block max-sm:*:p-0 sm:*:py-3 in-[.wide]:sm:*:py-4"
            >
              {line === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={lines.length}
                  className="text-body font-semibold leading-snug wrap-anywhere max-sm:mb-2 max-sm:text-card sm:w-1/4 in-[.wide]:text-lead"
                >
                  {name}
                </th>
              )}
              <td className="max-sm:mb-3 sm:w-[35%] in-[.wide]:sm:w-[28%]">
                <span className="block text-small text-muted">{how}</span>
                <strong className="max-sm:text-card in-[.wide]:text-card">{price}</strong> {unit}
              </td>
              <td>
                {bar && (
                  <div className={`mb-2 ${drawn}`}>
                    <Months {...bar} axis={axis} />
                  </div>
                )}
                {totals.map(({ amount, words }) => (
                  <span key={words} className={`block ${amount ? '' : 'text-muted not-in-[.wide]:hidden'}`}>
                    {amount && <strong>{amount}</strong>} {words}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function rowOf(plan: Plan, all: readonly Plan[], name: string, weeks: number | null) {
  const course = { weeks, start: null }
  const better = betterThan(plan, all, course)
  const saving = better && `${better.isSame ? '' : 'at least '}${formatPence(better.saving)}`
  const notes = better
    ? [{ amount: '', words: `${better.plan.name} includes all of this for ${saving} less.` }]
    : []
  const classes = costOf({ ...plan, billing: 'monthly' }, 'monthly', course).untilClasses?.payments ?? 0
  const once = plan.months ?? classes
  const periods = plan.billing === 'monthly' ? (['monthly', 'annual'] as const) : (['monthly'] as const)
  const lines = periods.map((period) => {
    const { amount, unit, terms } = priceOf(plan, period)
    const cost = costOf(plan, period, course)
    const { how = terms, lines = [] } = paymentOf(plan, cost) ?? {}
    const each = { monthly: 1, yearly: 12, once }[cost.rhythm]
    const bar = cost.inAll && once > 0 ? { payments: cost.inAll.payments, each, classes } : null
    return { how, price: formatPence(amount), unit, totals: [...lines, ...notes], bar }
  })
  return { name, lines }
}

function Key({ axis, bars }: { axis: number; bars: Bar[] }) {
  return (
    <span className={`flex-wrap gap-x-6 pb-4 font-normal ${drawn}`}>
      {`A bar is ${axis} months; each green block, dark or pale, is one payment.`}
      {bars.some(({ classes }) => classes > 0) &&
        ['Months with classes', 'Months of support, or of projects alone', 'After the plan ends'].map(
          (words, at) => (
            <span key={words} className="grid grid-cols-[1.5rem_1fr] items-center gap-2">
              <Months payments={at < 2 ? 1 : 0} each={1} classes={1 - at} axis={1} />
              {words}
            </span>
          ),
        )}
    </span>
  )
}
