import { buttonStyle } from '@/components/ui/button'
import { plans } from '@/lib/provider/plans'
import { formatPence, startingPrice } from '@/lib/provider/price'

/** On a phone, the way to the plans stays at hand until they are reached. */
export function EnrolBar({ slug }: { slug: string }) {
  return (
    <div className="enrol-bar z-10 flex tall:sticky tall:bottom-0 items-center justify-between gap-4 border-t border-line bg-white px-5 py-3 md:hidden print:hidden">
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
