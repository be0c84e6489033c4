import type { Metadata } from 'next'
import { NextSteps } from '@/components/enrol/next-steps'
import { AsidePage } from '@/components/page/aside-page'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { enrolment } from '@/provider/facts/enrolment'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = { title: 'Payment successful', robots: { index: false } }

const thanks =
  'Thank you. We’ve emailed you a receipt, and admissions will be in touch before your first class.'

/** A payment provider may return the visitor here after a payment. */
export default function PaymentSuccessfulPage() {
  return (
    <AsidePage title="Payment successful" slug="paid-data" isSuccess lead={<p>{thanks}</p>}>
      <Link href="/dashboard" className={`${buttonStyle('action')} max-sm:w-full`}>
        Go to your dashboard
      </Link>
      <p className="signed-out mt-2 text-small text-muted">
        You’ll sign in first. No account yet?{' '}
        <Link href="/auth/create-account" className={linkStyle('inline')}>
          Create one
        </Link>{' '}
        with the email address you enrolled with.
      </p>
      <NextSteps steps={enrolment.paid} className="mt-8 space-y-3" />
      <p className="mt-6 border-t border-line pt-4">
        Question about your payment? <PhoneLink className={linkStyle('alone')}>Call {site.phone}</PhoneLink>
      </p>
    </AsidePage>
  )
}
