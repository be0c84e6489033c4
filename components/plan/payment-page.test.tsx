import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { PaymentPage } from './payment-page'

rule.each([
  ['4.30', true, 'Payment successful', 'Go to your dashboard'],
  ['4.30', false, 'Payment failed', /^Call \+44/],
])('payment with success %s has the title %s, draws its mark and links onward', (isSuccess, title, way) => {
  const { container } = render(
    <PaymentPage isSuccess={isSuccess} title={title}>
      Thank you.
    </PaymentPage>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(container.querySelectorAll('svg .draw')).toHaveLength(2)
  expect(screen.getByRole('link', { name: way })).toBeVisible()
})
