import type { Metadata } from 'next'
import { PaymentPage } from '@/components/plan/payment-page'

export const metadata: Metadata = { title: 'Payment failed', robots: { index: false } }

/** A payment provider may return the visitor here after a failed payment. */
export default function PaymentFailedPage() {
  return (
    <PaymentPage isSuccess={false} title="Payment failed">
      <p className="text-ink">You haven’t been charged, and you still have your place.</p>
      <p className="mt-1 font-semibold text-ink">To try again, open the payment link in our email.</p>
    </PaymentPage>
  )
}
