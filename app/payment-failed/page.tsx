import type { Metadata } from 'next'
import { AsidePage } from '@/components/page/aside-page'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = { title: 'Payment failed', robots: { index: false } }

const kept = 'You haven’t been charged, and you still have your place.'

/** A payment provider may return the visitor here after a failed payment. */
export default function PaymentFailedPage() {
  return (
    <AsidePage title="Payment failed" slug="unpaid-cloud" isSuccess={false} lead={<p>{kept}</p>}>
      <div className={`flex gap-4 p-6 ${surface('tinted')}`}>
        <Icon name="mail" className="size-7 shrink-0 text-brand" />
        <div>
          <p className="display text-card">To try again, use the payment link in our email</p>
          <p className="mt-2">
            Before you do, check your card’s limit, and whether your bank is waiting for your approval.
          </p>
        </div>
      </div>
      <p className="mt-8 mb-3">Can’t find the email, or has its link expired?</p>
      <Link href="/contact-us" className={`${buttonStyle('outline')} max-sm:w-full`}>
        Ask for a new link
      </Link>
      <p className="mt-4">
        Question about your payment? <PhoneLink className={linkStyle('alone')}>Call {site.phone}</PhoneLink>
      </p>
    </AsidePage>
  )
}
