import { linkStyle } from '@/components/ui/link'
import type { Course } from '@/lib/cost/cost'
import type { BetterPlan } from '@/lib/cost/plan-differences'
import type { Plan } from '@/provider/facts/plans'
import { formatPence } from '@/provider/facts/price'
import { PlanCard } from './plan-card'

type Props = { plan: Plan; better: BetterPlan; slug: string; course: Course }

/** A plan that another plan includes for less. It is folded away below the reason. */
export function WorsePlan({ plan, better, slug, course }: Props) {
  return (
    <div className="mt-6 md:mt-8">
      <p className="text-small">
        We leave out {plan.name}: {better.plan.name} includes everything in it, lasts as long and costs{' '}
        {better.isSame ? '' : 'at least '}
        {formatPence(better.saving)} less.
      </p>
      <details>
        <summary className={`${linkStyle('alone')} cursor-pointer text-small`}>
          Show {plan.name} ({formatPence(plan.price)} {plan.unit})
        </summary>
        <ul className="mt-2 max-w-md">
          <PlanCard plan={plan} slug={slug} course={course} />
        </ul>
      </details>
    </div>
  )
}
