import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { surface } from '@/components/ui/surface'
import type { Course } from '@/lib/cost/cost'
import type { Plan } from '@/lib/provider/plans'
import { PlanCost } from './plan-cost'
import { PlanPrice } from './plan-price'

const periods = ['monthly', 'annual'] as const

/**
 * One plan, its parts in line with its neighbours'. Its button is a link to the enrolment page; with script, EnrolDialog
 * opens instead. Each period has a link of its own, as the style sheet alone knows which is chosen.
 */
export function PlanCard({ plan, slug, course }: { plan: Plan; slug: string; course: Course }) {
  const isBest = plan.highlight
  return (
    <li
      className={`grid content-start border-2 border-transparent p-6 sm:row-span-6 sm:grid-rows-subgrid sm:gap-y-0 ${surface(isBest ? 'forest' : 'sunken')}`}
    >
      <p>{plan.badge && <Badge tone={isBest ? 'action' : 'brand'}>{plan.badge}</Badge>}</p>
      <h4 className="display mt-4 text-card">{plan.name}</h4>
      <p className="mt-2 text-small text-muted xl:text-balance">{plan.summary}</p>
      <div className="mt-6">
        <PlanPrice plan={plan} />
        {plan.billing === 'monthly' ? (
          periods.map((period) => (
            <div key={period} data-period={period}>
              <PlanCost plan={plan} slug={slug} course={course} period={period} />
            </div>
          ))
        ) : (
          <PlanCost plan={plan} slug={slug} course={course} period="monthly" />
        )}
      </div>
      <div className="mt-6 self-start">
        {periods.map((period) => (
          <div key={period} data-period={period}>
            <a
              href={`/careerpaths/${slug}/enrol?plan=${plan.id}${period === 'annual' ? '&billing=annual' : ''}`}
              data-plan={plan.id}
              data-billing={period}
              rel="nofollow"
              className={`${buttonStyle(isBest ? 'action' : 'brand', 'small')} w-full`}
            >
              {plan.button}
            </a>
          </div>
        ))}
      </div>
      <CheckList items={plan.features} isSmall className="mt-6 content-start border-t border-line pt-5" />
    </li>
  )
}
