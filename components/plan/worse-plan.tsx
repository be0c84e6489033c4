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
    <details className="mt-4 md:mt-6">
      <summary className="question-line justify-start gap-2 text-small font-normal text-muted">
        One more plan: {plan.name} ({formatPence(plan.price)} {plan.unit})
        <Icon name="chevron" />
      </summary>
      <p className="text-small">
        It costs {better.isSame ? '' : 'at least '}
        {formatPence(better.saving)} more than {better.plan.name} and adds nothing.
      </p>
      <ul className="mt-2 max-w-md">
        <PlanCard plan={plan} slug={slug} course={course} />
      </ul>
    </details>
  )
}
