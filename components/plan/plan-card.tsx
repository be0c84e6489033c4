import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { surface } from '@/components/ui/surface'
import type { Plan } from '@/lib/provider/plans'
import { PlanPrice } from './plan-price'

/**
 * One plan, its parts in line with its neighbours'. Its button is a link to the enrolment page; with script, EnrolDialog
 * opens instead.
 */
export function PlanCard({ plan, slug }: { plan: Plan; slug: string }) {
  const isBest = plan.badge === 'Best Choice'
  return (
    <li
      className={`grid content-start border-2 border-transparent p-6 sm:row-span-6 sm:grid-rows-subgrid sm:gap-y-0 ${surface(isBest ? 'forest' : 'sunken')}`}
    >
      <p>
        <Badge tone={isBest ? 'action' : 'brand'}>{plan.badge}</Badge>
      </p>
      <h4 className="display mt-4 text-card">{plan.name}</h4>
      <p className="mt-2 text-small text-muted xl:text-balance">{plan.summary}</p>
      <div className="mt-6">
        <PlanPrice plan={plan} />
      </div>
      <a
        href={`/careerpaths/${slug}/enrol?plan=${plan.id}`}
        data-plan={plan.id}
        rel="nofollow"
        className={`${buttonStyle(isBest ? 'action' : 'brand', 'small')} mt-6 w-full self-start`}
      >
        {plan.button}
      </a>
      <CheckList items={plan.features} isSmall className="mt-6 content-start border-t border-line pt-5" />
    </li>
  )
}
