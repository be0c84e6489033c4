import { render, screen } from '@testing-library/react'
import { Enquiry } from './enquiry'

const lead = {
  id: 7,
  createdAt: '2026-11-20T10:00:00Z',
  careerPathName: 'Data',
  selectedPlan: 'growth-project-pack',
  reference: '7K3-P9Q-XMT',
  withdrawnAt: null,
}

afterEach(() => jest.useRealTimers())

const at = (now: string, more: { withdrawnAt?: string | null } = {}) => {
  jest.useFakeTimers({ now: new Date(now) })
  return render(<Enquiry lead={{ ...lead, ...more }} isKnown />)
}

test('an enquiry says by when we call, and can be withdrawn', () => {
  const { container } = at('2026-11-22T10:00:00Z')
  expect(screen.getByText('We call you by Monday 23 November 2026.')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Withdraw the enquiry about Data' })
  const form = button.closest('form')
  expect(form).toHaveAttribute('action', '/auth/account/withdraw')
  expect(new FormData(form as HTMLFormElement).get('lead')).toBe('7')
  expect(container).not.toHaveTextContent('Withdrawn')
})

test('a call that is overdue says whom to ring', () => {
  at('2026-11-24T10:00:00Z')
  expect(
    screen.getByText(/^Our call was due by Monday 23 November 2026\. If you have missed it, ring us: \+/),
  ).toBeVisible()
})

test('one that is withdrawn says when, and one whose upstream has no such call has no button', () => {
  const { unmount } = at('2026-11-22T10:00:00Z', { withdrawnAt: '2026-11-21T10:00:00Z' })
  expect(screen.getByText('Withdrawn on 21 November 2026. Nobody calls you about it.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()
  at('2026-11-22T10:00:00Z', { withdrawnAt: undefined })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
