import { Icon } from '@/components/ui/icon'
import type { Course } from '@/lib/cost/cost'
import type { BetterPlan } from '@/lib/cost/plan-differences'
import type { Plan } from '@/provider/facts/plans'
import { formatPence } from '@/provider/facts/price'
import { PlanCard } from './plan-card'

type Props = { plan: Plan; better: BetterPlan; slug: string; course: Course }

/** A plan that another plan includes for less. It is folded away with the reason. */
export function WorsePlan({ plan, better, slug, course }: Props) {
  return (
    <details className="mt-6 border-y border-line md:mt-10">
      <summary className="question-line text-small!">
        <span>
          {plan.name}, {formatPence(plan.price)} {plan.unit}.{' '}
          <span className="font-normal text-muted">
            {better.plan.name} includes all of this for {better.isSame ? '' : 'at least '}
            {formatPence(better.saving)} less.
          </span>
        </span>
        <Icon name="chevron" className="size-5" />
      </summary>
      <ul className="mb-5 max-w-md sm:mt-2">
        <PlanCard plan={plan} slug={slug} course={course} />
      </ul>
    </details>
  )
}
