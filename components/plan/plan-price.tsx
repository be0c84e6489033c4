import { type Course, costOf } from '@/lib/cost/cost'
import type { Plan } from '@/provider/facts/plans'
import { formatPence, type Period, priceOf } from '@/provider/facts/price'
import { PaymentRhythm } from './payment-rhythm'

type Props = { plan: Plan; course: Course }

/** Both periods' prices; CSS shows the chosen one. */
export function PlanPrice(props: Props) {
  return (
    <>
      <div data-period="monthly">
        <PriceIn {...props} period="monthly" />
      </div>
      <div data-period="annual">
        <PriceIn {...props} period="annual" />
      </div>
    </>
  )
}

/** The amount, the payer, and the rhythm in words and drawn. */
export function PriceIn({ plan, course, period }: Props & { period: Period }) {
  const { amount, unit, terms, rhythm } = priceOf(plan, period)
  const payments = costOf(plan, period, course).inAll?.payments
  const months = rhythm === 'once' ? (plan.months ?? 1) : payments && payments * monthsOf[rhythm]
  return (
    <>
      <p>
        <span className="display block text-figure tabular-nums">{formatPence(amount)}</span>
        <span className="mt-1.5 block text-small text-muted">{unit}</span>
      </p>
      {months && (
        <div className="mt-3 sm:mt-4">
          <PaymentRhythm rhythm={rhythm} months={months} />
        </div>
      )}
      <p className="mt-2.5 text-small font-medium">{terms}</p>
    </>
  )
}

const monthsOf = { monthly: 1, yearly: 12 }
