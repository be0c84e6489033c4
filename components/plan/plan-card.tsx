import type { ReactNode } from 'react'
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

type Props = { plan: Plan; slug: string; course: Course; children?: ReactNode }

/** CSS shows the chosen period, so each period has its own link. `children` stand beside the badge. */
export function PlanCard({ plan, slug, course, children }: Props) {
  const isBest = plan.highlight
  const isMonthly = plan.billing === 'monthly'
  const priced = isMonthly ? periods : (['monthly'] as const)
  return (
    <li className={`plan ${surface(isBest ? 'forest' : 'sunken')}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {plan.badge && <Badge tone={isBest ? 'action' : 'brand'}>{plan.badge}</Badge>}
        {children}
      </div>
      <h4 className="display mt-4 text-card sm:mt-5">{plan.name}</h4>
      <p className="mt-1 text-small text-muted sm:mt-2 xl:text-balance">{plan.summary}</p>
      <div className="mt-3 sm:mt-4">
        {priced.map((period) => (
          <div key={period} data-period={isMonthly ? period : undefined}>
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
      </div>
      <CheckList items={plan.features} isSmall className="mt-4 content-start max-sm:gap-1 sm:mt-6" />
      <div className="mt-3 border-t border-line pt-1 empty:hidden sm:mt-5">
        {priced.map(
          (period) =>
            costOf(plan, period, course).inAll && (
              <div key={period} data-period={isMonthly ? period : undefined}>
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
    </li>
  )
}

const chosen = ({ id }: Plan, period: Period) => `?plan=${id}${period === 'annual' ? '&billing=annual' : ''}`
