import { render, screen } from '@testing-library/react'
import { PaymentPage } from './payment-page'

test.each([
  [true, 'Payment successful', 'Go to your dashboard'],
  [false, 'Payment failed', /^Call \+44/],
])('payment, successful %s: %s, with a mark that draws itself and a way on', (isSuccess, title, way) => {
  const { container } = render(
    <PaymentPage isSuccess={isSuccess} title={title}>
      Thank you.
    </PaymentPage>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(container.querySelectorAll('svg .draw')).toHaveLength(2)
  expect(screen.getByRole('link', { name: way })).toBeVisible()
})
