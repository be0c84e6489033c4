import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { type Course, costOf } from '@/lib/cost/cost'
import type { Plan } from '@/provider/facts/plans'
import type { Period } from '@/provider/facts/price'
import { PlanPrice } from './plan-price'

const periods = ['monthly', 'annual'] as const

type Props = { plan: Plan; slug: string; course: Course }

/** CSS shows the chosen period, so each period has its own link. With script, the link opens EnrolDialog. */
export function PlanCard({ plan, slug, course }: Props) {
  const isBest = plan.highlight
  return (
    <li className={`plan ${surface(isBest ? 'forest' : 'sunken')}`}>
      <div>{plan.badge && <Badge tone={isBest ? 'action' : 'brand'}>{plan.badge}</Badge>}</div>
      <h4 className="display mt-4 text-card sm:mt-5">{plan.name}</h4>
      <p className="mt-1 text-small text-muted sm:mt-2 xl:text-balance">{plan.summary}</p>
      <div className="mt-3 sm:mt-4">
        {periods.map((period) => (
          <div key={period} data-period={period}>
            <PlanPrice plan={plan} course={course} period={period} />
          </div>
        ))}
      </div>
      <div className="mt-4">
        {periods.map((period) => (
          <div key={period} data-period={period}>
            <a
              href={`/careerpaths/${slug}/enrol${chosen(plan, period)}`}
              data-plan={plan.id}
              data-billing={period}
              rel="nofollow"
              className={`${buttonStyle(isBest ? 'action' : 'brand', 'small')} w-full`}
            >
              {plan.button}
            </a>
          </div>
        ))}
        {(plan.billing === 'monthly' ? periods : (['monthly'] as const)).map(
          (period) =>
            costOf(plan, period, course).inAll && (
              <div key={period} data-period={plan.billing === 'monthly' ? period : undefined}>
                <a
                  href={`/careerpaths/${slug}/cost${chosen(plan, period)}#cost`}
                  rel="nofollow"
                  className={`${linkStyle('alone')} text-small`}
                >
                  <span>
                    Payment schedule<span className="sr-only"> for {plan.name}</span>
                  </span>
                </a>
              </div>
            ),
        )}
      </div>
      <CheckList
        items={plan.features}
        isSmall
        className="mt-1 content-start border-t border-line pt-3 max-sm:gap-1 sm:mt-2 sm:pt-5"
      />
    </li>
  )
}

const chosen = ({ id }: Plan, period: Period) => `?plan=${id}${period === 'annual' ? '&billing=annual' : ''}`
