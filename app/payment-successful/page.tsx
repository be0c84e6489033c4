import type { Metadata } from 'next'
import { PaymentPage } from '@/components/plan/payment-page'

export const metadata: Metadata = { title: 'Payment successful', robots: { index: false } }

/** A payment provider may return the visitor here after a payment. */
export default function PaymentSuccessfulPage() {
  return (
    <PaymentPage isSuccess title="Payment successful">
      <p>Thank you. We’ve emailed you a receipt, and admissions will be in touch before your first class.</p>
    </PaymentPage>
  )
}
