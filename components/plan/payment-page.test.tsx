import { render, screen } from '@testing-library/react'
import PaymentFailedPage from '@/app/payment-failed/page'
import PaymentSuccessfulPage from '@/app/payment-successful/page'
import { rule } from '@/contract/testing'
import { enrolment } from '@/provider/facts/enrolment'

rule.each([
  [
    '4.30',
    PaymentSuccessfulPage,
    'Payment successful',
    enrolment.paid,
    ['Go to your dashboard', 'Create one'],
  ],
  ['4.30', PaymentFailedPage, 'Payment failed', enrolment.unpaid, ['Ask for a new link', /^Call \+44/]],
])(
  'the page %p has the title %s, draws its mark, gives the steps and links onward',
  (Page, title, steps, ways) => {
    const { container } = render(<Page />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(container.querySelectorAll('svg .draw')).toHaveLength(2)
    expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual(
      steps.map((step) => step.title),
    )
    for (const way of ways) expect(screen.getByRole('link', { name: way })).toBeVisible()
  },
)
