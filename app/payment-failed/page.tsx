import type { Metadata } from 'next'
import { PaymentPage } from '@/components/plan/payment-page'

export const metadata: Metadata = { title: 'Payment failed', robots: { index: false } }

/** Where a payment provider may return to. */
export default function PaymentFailedPage() {
  return (
    <PaymentPage isSuccess={false} title="Payment failed">
      Nothing has been charged, and your place is kept. Try again from the link we sent you, or call us and we
      will sort it out together.
    </PaymentPage>
  )
}
