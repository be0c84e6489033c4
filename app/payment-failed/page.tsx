import type { Metadata } from 'next'
import { NextSteps } from '@/components/enrol/next-steps'
import { AsidePage } from '@/components/page/aside-page'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { enrolment } from '@/provider/facts/enrolment'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = { title: 'Payment failed', robots: { index: false } }

const kept =
  'You haven’t been charged, and you still have your place. To try again, use the payment link in our email.'

/** A payment provider may return the visitor here after a failed payment. */
export default function PaymentFailedPage() {
  return (
    <AsidePage title="Payment failed" slug="unpaid-cloud" isSuccess={false} lead={<p>{kept}</p>}>
      <Link href="/contact-us" className={`${buttonStyle('action')} max-sm:w-full`}>
        Ask for a new link
      </Link>
      <p className="mt-2 text-small text-muted">If you can’t find the email, or its link has expired.</p>
      <NextSteps steps={enrolment.unpaid} className="mt-8 space-y-3" />
      <p className="mt-4">
        Question about your payment? <PhoneLink className={linkStyle('alone')}>Call {site.phone}</PhoneLink>
      </p>
    </AsidePage>
  )
}
