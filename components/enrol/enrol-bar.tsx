import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { Plan } from '@/lib/provider/plans'
import { formatPence, startingPrice } from '@/lib/provider/price'

type Props = { slug: string; plans: readonly Plan[]; children: ReactNode }

/**
 * On a phone, keeps the way to the plans at hand while what it holds is read. The bar has a cell of its own that begins
 * one window below the opening and lies over the rest of the text: so it comes up when the opening, with the button that
 * it repeats, has gone, and is left behind before the plans are reached.
 */
export function WithEnrolBar({ children, ...bar }: Props) {
  return (
    <div className="max-md:grid max-md:grid-cols-1 max-md:grid-rows-[100svh_1fr]">
      <div className="col-start-1 row-span-2 row-start-1 max-md:pb-20">{children}</div>
      <div className="pointer-events-none z-10 col-start-1 row-start-2 flex flex-col justify-end *:pointer-events-auto md:hidden print:hidden">
        <EnrolBar {...bar} />
      </div>
    </div>
  )
}

export function EnrolBar({ slug, plans }: Omit<Props, 'children'>) {
  return (
    <div className="flex tall:sticky tall:bottom-0 items-center justify-between gap-4 border-t border-line bg-white px-5 py-3 md:hidden print:hidden">
      <p className="leading-tight wrap-normal">
        <span className="block text-small text-muted">Starting from</span>
        <strong>{formatPence(startingPrice(plans))}</strong>
      </p>
      <a href={`#${slug}-pricing`} className={buttonStyle('action')}>
        Enroll Now
      </a>
    </div>
  )
}
