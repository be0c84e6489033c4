import type { Metadata } from 'next'
import { NextSteps } from '@/components/enrol/next-steps'
import { AsidePage } from '@/components/page/aside-page'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { enrolment } from '@/provider/facts/enrolment'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = { title: 'Payment failed', robots: { index: false } }

// Without steps of the provider's, the sentence names the way to try again.
const again = enrolment.unpaid.length > 0 ? '' : ' To try again, use the payment link in our email.'
const kept = `You haven’t been charged, and you still have your place.${again}`

/** A payment provider may return the visitor here after a failed payment. */
export default function PaymentFailedPage() {
  return (
    <AsidePage title="Payment failed" slug="unpaid-cloud" isSuccess={false} lead={<p>{kept}</p>}>
      <NextSteps steps={enrolment.unpaid} className="space-y-3" />
      <p className="mt-6 mb-3 border-t border-line pt-4 font-semibold">No email, or has its link expired?</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link href="/contact-us" className={`${buttonStyle('brand')} max-sm:w-full`}>
          Ask for a new link
        </Link>
        <PhoneLink className={linkStyle('alone')}>Call {site.phone}</PhoneLink>
      </div>
    </AsidePage>
  )
}
