import { surface } from '@/components/ui/surface'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { type Course, costOf } from '@/lib/cost/cost'
import { paymentOf, paymentWords } from '@/lib/cost/cost-words'
import { betterThan } from '@/lib/cost/plan-differences'
import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { formatPence, type Period, priceOf } from '@/provider/facts/price'

/** A tile for each plan, and for each career path where the plan has another price. */
export async function PlansTable() {
  const careerPaths = valueIn(await listCareerPaths()) ?? []
  const course = courseOfAll(careerPaths)
  return (
    <ul className="grid list-none gap-4 ps-0 *:mt-0 sm:grid-cols-2 md:gap-6 lg:in-[.wide]:grid-cols-4">
      {plans.map((plan) => (
        <Tile key={plan.id} name={plan.name} all={plans} {...{ plan, course }} />
      ))}
      {careerPaths.flatMap(({ slug, careerName, prices }) => {
        const all = plansWith(prices)
        const own = all.filter((plan) => !plans.includes(plan))
        return own.map((plan) => (
          <Tile
            key={slug + plan.id}
            name={`${plan.name}, ${careerName}`}
            course={unknown}
            {...{ plan, all }}
          />
        ))
      })}
    </ul>
  )
}

const unknown: Course = { weeks: null, start: null }

/** What all career paths have in common. */
export function courseOfAll(careerPaths: readonly { weeks: number | null }[]): Course {
  const [weeks = null, ...others] = new Set(careerPaths.map(({ weeks }) => weeks))
  return others.length > 0 ? unknown : { weeks, start: null }
}

type Props = { name: string; plan: Plan; all: readonly Plan[]; course: Course }

// A plan that another includes for less is a line below the tiles.
function Tile({ name, plan, all, course }: Props) {
  const better = betterThan(plan, all, course)
  if (better)
    return (
      <li className="order-1 col-span-full text-small text-muted">
        <strong>{name}.</strong> {formatPence(plan.price)} {plan.unit}.{' '}
        {paymentWords(paymentOf(plan, costOf(plan, 'monthly', course)))} {better.plan.name} costs{' '}
        {better.isSame ? '' : 'at least '}
        {formatPence(better.saving)} less and includes everything.
      </li>
    )
  const periods = plan.billing === 'monthly' ? (['monthly', 'annual'] as const) : (['monthly'] as const)
  return (
    <li
      className={`row-span-2 grid grid-rows-subgrid gap-y-3 p-5 sm:p-6 ${surface('outlined')} ${periods[1] ? 'sm:col-span-2' : ''}`}
    >
      <h3 className="mt-0">{name}</h3>
      <div className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col sm:gap-6">
        {periods.map((period) => (
          <Way key={period} {...{ plan, period, course }} />
        ))}
      </div>
    </li>
  )
}

function Way({ plan, period, course }: { plan: Plan; period: Period; course: Course }) {
  const { amount, unit, terms } = priceOf(plan, period)
  const payment = paymentOf(plan, costOf(plan, period, course))
  return (
    <div className="border-line max-sm:not-first:border-t max-sm:not-first:pt-4 sm:not-first:border-s sm:not-first:ps-6">
      <p className="flex flex-wrap items-baseline gap-x-2 md:flex-col md:items-start">
        <span className="display text-figure tabular-nums">{formatPence(amount)}</span>
        <span className="text-small text-muted">{unit}</span>
      </p>
      <p className="mt-3 font-semibold">{payment?.how ?? terms}</p>
      {payment?.lines.map(({ amount, words }) => (
        <p key={words} className="text-balance">
          <strong>{amount}</strong> {words}
        </p>
      ))}
    </div>
  )
}
