import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { Plan } from '@/provider/facts/plans'
import { startingPrice } from '@/provider/facts/price'

type Props = { slug: string; plans: readonly Plan[]; children: ReactNode }

/**
 * On a phone, a bar with the link to the plans stays in view. Its grid cell begins one screen height below the
 * top and overlays the rest of `children`, so the bar never covers the opening or the plans.
 */
export function WithEnrolBar({ slug, plans, children }: Props) {
  const { price, unit } = startingPrice(plans)
  return (
    <div className="max-md:grid max-md:grid-cols-1 max-md:grid-rows-[100svh_1fr]">
      <div className="col-start-1 row-span-2 row-start-1 max-md:pb-17">{children}</div>
      <div className="pointer-events-none z-10 col-start-1 row-start-2 flex flex-col justify-end *:pointer-events-auto md:hidden print:hidden">
        <div className="enrol-window tall:sticky tall:bottom-0">
          <div className="enrol-bar">
            <p className="leading-tight wrap-normal">
              <span className="block text-small text-muted">Starting from</span>
              <strong>{price}</strong> <span className="text-small text-muted">{unit}</span>
            </p>
            <a href={`#${slug}-pricing`} className={buttonStyle('action')}>
              Enroll Now
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}
