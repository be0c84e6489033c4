import { render, screen } from '@testing-library/react'
import PaymentFailedPage from '@/app/payment-failed/page'
import PaymentSuccessfulPage from '@/app/payment-successful/page'
import { rule } from '@/contract/testing'
import { enrolment } from '@/provider/facts/enrolment'

jest.mock('@/lib/api/content', () => ({ listCareerPaths: () => mockPaths() }))

const starting = { careerName: 'Data Science', courseStart: '2027-01-10', classTimes: null }
const mockPaths = jest.fn(async () => ({
  state: 'found',
  value: [starting, { ...starting, careerName: 'Running', hasStarted: true }],
}))

rule.each([
  ['4.30', PaymentSuccessfulPage, 'Payment successful', ['Go to your dashboard', 'Create one']],
  ['4.30', PaymentFailedPage, 'Payment failed', ['Ask for a new link', /^Call \+44/]],
])('the page %p has the title %s, draws its mark and links onward', async (page, title, ways) => {
  const { container } = render(await page())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(container.querySelectorAll('svg .draw')).toHaveLength(2)
  for (const way of ways) expect(screen.getByRole('link', { name: way })).toBeVisible()
})

rule('4.30', 'the page after a payment gives the steps, and the next first class of each path', async () => {
  render(await PaymentSuccessfulPage())
  expect(screen.getAllByRole('listitem')).toHaveLength(enrolment.paid.length)
  expect(screen.getByText('Data Science').closest('dl')).toHaveTextContent(
    /^Data ScienceMonday 11 January 2027$/,
  )
})

test('without career paths, the page after a payment has no dates', async () => {
  mockPaths.mockResolvedValueOnce({ state: 'found', value: [] })
  render(await PaymentSuccessfulPage())
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})
