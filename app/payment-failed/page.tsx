import type { Metadata } from 'next'
import { PaymentPage } from '@/components/plan/payment-page'
import { Icon } from '@/components/ui/icon'

export const metadata: Metadata = { title: 'Payment failed', robots: { index: false } }

/** A payment provider may return the visitor here after a failed payment. */
export default function PaymentFailedPage() {
  return (
    <PaymentPage isSuccess={false} title="Payment failed">
      <p className="text-ink">You haven’t been charged, and you still have your place.</p>
      <p className="mt-4 flex gap-3 rounded-control bg-brand-tint p-4 text-ink">
        <Icon name="mail" className="mt-1 size-6 shrink-0 text-brand" />
        <span>
          <strong className="block font-semibold">To try again, open the payment link in our email.</strong>
          Can’t find it? We’ll send you a new one.
        </span>
      </p>
    </PaymentPage>
  )
}
