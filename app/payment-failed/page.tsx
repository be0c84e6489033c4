import type { Metadata } from 'next'
import { PaymentPage } from '@/components/plan/payment-page'

export const metadata: Metadata = { title: 'Payment failed', robots: { index: false } }

/** A payment provider may return the visitor here after a failed payment. */
export default function PaymentFailedPage() {
  return (
    <PaymentPage isSuccess={false} title="Payment failed">
      You haven’t been charged, and you still have your place. To try again, open the link in our email, or
      call us and we’ll sort it out together.
    </PaymentPage>
  )
}
