import type { Plan } from '@/lib/provider/plans'
import { formatPence, type Period, priceOf } from '@/lib/provider/price'
import { PaymentRhythm } from './payment-rhythm'

/** What a plan costs in both periods; the style sheet shows the one that is chosen. */
export function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <>
      <div data-period="monthly">
        <PriceIn plan={plan} period="monthly" />
      </div>
      <div data-period="annual">
        <PriceIn plan={plan} period="annual" />
      </div>
    </>
  )
}

/** What a plan costs: how much, for whom, and when it is paid, in words and as twelve months drawn. */
export function PriceIn({ plan, period }: { plan: Plan; period: Period }) {
  const { amount, unit, terms, rhythm } = priceOf(plan, period)
  return (
    <>
      <p>
        <span className="display block text-figure tabular-nums">{formatPence(amount)}</span>
        <span className="mt-1.5 block text-small text-muted">{unit}</span>
      </p>
      <div className="mt-3 sm:mt-4">
        <PaymentRhythm rhythm={rhythm} />
      </div>
      <p className="mt-2.5 text-small font-medium">{terms}</p>
    </>
  )
}
