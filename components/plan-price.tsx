import { formatPence, type Period, priceOf } from '@/lib/price'
import type { Plan } from '@/lib/site'

/** What a plan costs in both periods; the style sheet shows the one that is chosen. */
export function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <>
      <PriceIn plan={plan} period="monthly" />
      <PriceIn plan={plan} period="annual" />
    </>
  )
}

function PriceIn({ plan, period }: { plan: Plan; period: Period }) {
  const { amount, unit, terms } = priceOf(plan, period)
  return (
    <div data-period={period}>
      <p>
        <span className="block font-display text-5xl font-bold tracking-tight tabular-nums">
          {formatPence(amount)}
        </span>
        <span className="mt-1 block text-base opacity-80">{unit}</span>
      </p>
      <p className="mt-2 text-[0.9375rem] leading-snug opacity-80">{terms}</p>
    </div>
  )
}
