import { Badge } from '@/components/ui/badge'
import { type Course, costOf } from '@/lib/cost/cost'
import { rhythmWords, totalWords } from '@/lib/cost/cost-words'
import { rhythmsOf } from '@/lib/cost/rhythms'
import type { Plan } from '@/provider/facts/plans'
import { formatPence, type Period, priceOf, savingOf } from '@/provider/facts/price'

/** A price with its unit, the total, and the other billing period when that is cheaper. */
export function PlanPrice({ plan, course, period }: { plan: Plan; course: Course; period: Period }) {
  const { amount, unit, terms } = priceOf(plan, period)
  const saving = period === 'annual' ? savingOf(plan) : 0
  const total = totalWords(costOf(plan, period, course))
  const rhythms = rhythmsOf(plan, course)
  const isDearer = rhythms && ![period, 'same'].includes(rhythms.inAll.period)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 md:flex-col md:items-start">
        <span className="display text-figure tabular-nums">{formatPence(amount)}</span>
        <span className="text-small text-muted">
          {unit}
          {saving > 0 && (
            <>
              {' '}
              <Badge tone="action">{`Save ${saving}%`}</Badge>{' '}
              <span className="whitespace-nowrap">on each month</span>
            </>
          )}
        </span>
      </p>
      <p className="mt-2 text-small font-medium">
        <span>{terms}</span>
        {total && ` ${total}`}
      </p>
      {isDearer && <p className="mt-1 text-small text-muted">{rhythmWords(rhythms).answer}</p>}
    </>
  )
}
