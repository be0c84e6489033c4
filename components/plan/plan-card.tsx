import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { type Course, costOf } from '@/lib/cost/cost'
import type { BetterPlan } from '@/lib/cost/plan-differences'
import type { Plan } from '@/provider/facts/plans'
import { formatPence, type Period } from '@/provider/facts/price'
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

/** A plan that another plan includes for less. It is folded away with the reason. */
export function WorsePlan({ plan, better, slug, course }: Props & { better: BetterPlan }) {
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
