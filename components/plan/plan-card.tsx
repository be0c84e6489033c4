import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { surface } from '@/components/ui/surface'
import type { Course } from '@/lib/cost/cost'
import type { Plan } from '@/provider/facts/plans'
import { PlanCost } from './plan-cost'
import { PlanPrice } from './plan-price'

const periods = ['monthly', 'annual'] as const

/** CSS alone knows the chosen period, so each has its own link. Script opens EnrolDialog instead. */
export function PlanCard({ plan, slug, course }: { plan: Plan; slug: string; course: Course }) {
  const isBest = plan.highlight
  return (
    <li className={`plan ${surface(isBest ? 'forest' : 'sunken')}`}>
      <p>{plan.badge && <Badge tone={isBest ? 'action' : 'brand'}>{plan.badge}</Badge>}</p>
      <h4 className="display mt-2 text-card sm:mt-4">{plan.name}</h4>
      <p className="mt-1 text-small text-muted sm:mt-2 xl:text-balance">{plan.summary}</p>
      <div className="mt-4 sm:mt-6">
        <PlanPrice plan={plan} course={course} />
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
      <div className="mt-4 self-start sm:mt-6">
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
      <CheckList
        items={plan.features}
        isSmall
        className="mt-4 content-start border-t border-line pt-4 max-sm:gap-1.5 sm:mt-6 sm:pt-5"
      />
    </li>
  )
}
