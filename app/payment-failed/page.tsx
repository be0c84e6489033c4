import type { Metadata } from 'next'
import { PaymentPage } from '@/components/plan/payment-page'

export const metadata: Metadata = { title: 'Payment failed', robots: { index: false } }

/** A payment provider may return the visitor here after a failed payment. */
export default function PaymentFailedPage() {
  return (
    <PaymentPage isSuccess={false} title="Payment failed">
      <strong className="block border-l-4 border-action pl-4 text-ink">
        To try again, open the link in our email.
      </strong>
      <span className="mt-4 block">You haven’t been charged, and you still have your place.</span>
    </PaymentPage>
  )
}
