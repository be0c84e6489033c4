import { fireEvent, render, screen, within } from '@testing-library/react'
import type { FormOutcome } from '@/lib/account/answer-cookie'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { OwnLead } from '@/lib/api/leads'
import { Enquiries } from './enquiries'
import { Enquiry } from './enquiry'

const lead: OwnLead = {
  id: 7,
  createdAt: '2026-11-20T10:00:00Z',
  careerPathName: 'Data',
  start: '',
  selectedPlan: 'executive-career-launcher',
  billing: '',
  country: 'United Kingdom',
  phoneEnding: '123',
  reference: '7K3-P9Q-XMT',
  withdrawnAt: null,
  undoUntil: null,
  status: null,
  statusName: null,
  dueAt: null,
  steps: [],
  classroomUrl: null,
}

const enrolment = { status: 'enrolled', statusName: 'Enrolled' } as const

const path = {
  slug: 'data',
  careerName: 'Data',
  weeks: 24,
  classTimes: 'Mondays and Wednesdays, 18:30 to 20:30',
  courseStart: '2027-01-10',
  prices: [],
} as unknown as CareerPathSummary

afterEach(() => jest.useRealTimers())

type Change = {
  lead?: Partial<OwnLead>
  path?: Partial<CareerPathSummary> | undefined
  answer?: Partial<FormOutcome>
}

const at = (now: string, change: Change = {}) => {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true })
  const answer =
    change.answer && ({ values: {}, errors: {}, status: 'sent', ...change.answer } as FormOutcome)
  const shown = 'path' in change ? change.path && { ...path, ...change.path } : path
  return render(<Enquiry lead={{ ...lead, ...change.lead }} path={shown} page={2} answer={answer} />)
}

const fieldsOf = (button: HTMLElement) => {
  const form = button.closest('form') as HTMLFormElement
  return { action: form.getAttribute('action'), ...Object.fromEntries(new FormData(form)) }
}

test('an enquiry shows the next step with its date, the plan’s total and the start of classes', () => {
  const { container } = at('2026-11-22T10:00:00Z')
  expect(
    screen.getByText('We’ll call you by Monday 23 November 2026, on the number ending in 123.'),
  ).toBeVisible()
  expect(screen.getByText('Executive Career Launcher, paid annually')).toBeVisible()
  expect(screen.getByText('Mondays and Wednesdays, 18:30 to 20:30')).toBeVisible()
  const cost = screen.getByText('If you take a place').nextElementSibling
  expect(cost).toHaveTextContent(
    /^£3,228 on Monday 11 January 2027in total, for classes and support until .+\(one payment\)At today’s prices\. You agree with admissions how to pay\.$/,
  )
  expect(screen.getByText('Monday 11 January 2027')).toBeVisible()
  expect(container).not.toHaveTextContent('Before your first class')
  expect(screen.getByRole('link', { name: 'Data' })).toHaveAttribute('href', '/careerpaths/data')
  expect(container).not.toHaveTextContent('Withdrawn')
})

test('a closed enquiry asks for no payment and no number, and promises no class', () => {
  const { container } = at('2026-11-22T10:00:00Z', { lead: { status: 'closed' } })
  expect(screen.getByText(/^We’ve closed this enquiry\./)).toBeVisible()
  for (const gone of ['At today’s prices', 'First class', 'Change your phone number', 'Withdraw'])
    expect(container).not.toHaveTextContent(gone)
})

test('an enquiry dates its past steps, and offers the classroom but no withdrawal to an enrolled learner', () => {
  const steps = [
    { name: 'Received', at: '2026-11-20T10:00:00Z' },
    { name: 'Place offered', at: '2026-11-21T10:00:00Z' },
    { name: 'Enrolled', at: null },
  ]
  const { rerender } = at('2026-11-22T10:00:00Z', { lead: { status: 'offered', steps } })
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(texts.slice(1, 4)).toEqual(['20 November 2026', '21 November 2026', 'Not yet'])
  expect(screen.getByText(/^You have a place\./)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open the classroom' })).toBeNull()
  const enrolled = {
    ...lead,
    ...{ ...enrolment, steps },
    classroomUrl: 'https://class.example/',
  }
  rerender(<Enquiry lead={enrolled} path={path} page={1} answer={undefined} />)
  expect(screen.getByRole('link', { name: 'Open the classroom' })).toHaveAttribute(
    'href',
    'https://class.example/',
  )
  expect(screen.getByRole('heading', { name: 'Data Enrolled' })).toBeVisible()
  expect(screen.getByText('Mondays and Wednesdays, 18:30 to 20:30')).toBeVisible()
  expect(screen.getByText('Welcome! Your first class is on Monday 11 January 2027.')).toBeVisible()
  expect(screen.getByText('Due')).toBeVisible()
  expect(screen.getByText('You pay in the way you agreed with admissions.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Before your first class' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'The syllabus (PDF)' })).toHaveAttribute(
    'href',
    '/careerpaths/data/syllabus.pdf',
  )
  expect(screen.queryByText('Withdraw')).toBeNull()
})

test('a plan without classes shows the day it begins, and no class', () => {
  const pack = { selectedPlan: 'growth-project-pack' }
  const { container, unmount } = at('2026-11-22T10:00:00Z', { lead: pack })
  expect(screen.getByText('You begin').nextElementSibling).toHaveTextContent('Monday 11 January 2027')
  expect(container).not.toHaveTextContent(/first class|Wednesdays/i)
  unmount()
  const { container: later } = at('2026-11-22T10:00:00Z', { lead: { ...pack, ...enrolment } })
  expect(screen.getByText('Welcome! You begin on Monday 11 January 2027.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
  expect(later).not.toHaveTextContent(/first class|Wednesdays/i)
})

test('an enrolled learner reads no date of a first class that is over', () => {
  const { container } = at('2027-02-22T10:00:00Z', { lead: enrolment })
  expect(screen.getByText('Any questions? Please call us.')).toBeVisible()
  expect(container).not.toHaveTextContent(/first class/)
})

test('an enquiry that led to an enrolment comes first in the list', () => {
  const leads = [lead, { ...lead, id: 6, ...enrolment }]
  render(<Enquiries leads={{ leads, hasNext: false }} page={1} paths={[path]} answer={null} />)
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['DataEnrolled', 'Data'])
})

test('an enquiry promises a call by the day of its stored due time', () => {
  at('2026-11-22T10:00:00Z', { lead: { status: 'received', dueAt: '2026-11-25T17:00:00Z' } })
  expect(screen.getByText(/^We’ll call you by Wednesday 25 November 2026/)).toBeVisible()
})

test('an enquiry shows the number to ring when the call is overdue', () => {
  at('2026-11-24T10:00:00Z')
  expect(
    screen.getByText('Our call was due by Monday 23 November 2026. If you missed it, call us.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: /^\+44/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
})

test('an enquiry shows no first class when its path is unknown or has begun, and no total when its path is unknown', () => {
  const { container, unmount } = at('2026-11-22T10:00:00Z', { path: undefined })
  expect(container).not.toHaveTextContent(/First class|in total|Data/)
  unmount()
  expect(at('2026-11-22T10:00:00Z', { path: { hasStarted: true } }).container).not.toHaveTextContent(
    'First class',
  )
})

test('a withdrawal asks for one confirmation and says that it can be undone', () => {
  at('2026-11-22T10:00:00Z')
  const summary = screen.getByText('Withdraw')
  const step = summary.closest('details') as HTMLDetailsElement
  expect(step.open).toBe(false)
  fireEvent.click(summary)
  expect(step.open).toBe(true)
  expect(step).toHaveTextContent('We won’t call you about it. You’ll have ten minutes to undo this.')
  const button = screen.getByRole('button', { name: 'Yes, withdraw it' })
  expect(fieldsOf(button)).toEqual({ action: '/auth/account/withdraw', lead: '7', page: '2' })
  within(step).getByRole('button', { name: 'Keep it' }).click()
  expect(step.open).toBe(false)
  expect(step.querySelector('summary')).toHaveFocus()
})

test('a withdrawn enquiry shows the day of the withdrawal, and an undo button while there is time', () => {
  const withdrawn = { withdrawnAt: '2026-11-22T10:00:00Z', undoUntil: '2026-11-22T10:10:00Z' }
  const { unmount } = at('2026-11-22T10:00:30Z', { lead: withdrawn, answer: { form: 'withdraw' } })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Withdrawn on 22 November 2026. We won’t call you about it.',
  )
  expect(screen.getByText('You can undo it for another 10 minutes.')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Undo the withdrawal of the enquiry about Data' })
  expect(fieldsOf(button)).toEqual({ action: '/auth/account/undo-withdrawal', lead: '7', page: '2' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  unmount()
  at('2026-11-22T10:10:00Z', { lead: withdrawn })
  expect(screen.getByText('Withdrawn on 22 November 2026. We won’t call you about it.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('an enquiry offers no change when the upstream has no endpoint for it', () => {
  const none = { withdrawnAt: undefined, undoUntil: undefined, phoneEnding: null }
  const { container, unmount } = at('2026-11-22T10:00:00Z', { lead: none })
  expect(screen.getByText('We’ll call you by Monday 23 November 2026.')).toBeVisible()
  expect(container.querySelector('form')).toBeNull()
  unmount()
  const { container: later } = at('2026-11-22T10:00:00Z', { lead: { ...none, withdrawnAt: null } })
  expect(later).toHaveTextContent('We won’t call you about it.')
  expect(later).not.toHaveTextContent('undo')
})

test('the phone form reopens with the typed number and the reason when the number is refused', () => {
  const errors = { phone: 'Enter a phone number' }
  at('2026-11-22T10:00:00Z', {
    answer: { form: 'phone', status: 'invalid', values: { phone: '12' }, errors },
  })
  const field = screen.getByRole('textbox', { name: 'New phone number' })
  expect(field).toHaveValue('12')
  expect(field).toHaveAccessibleDescription('We’ll call this number from now on. Error: Enter a phone number')
  expect(field.closest('details')).toHaveAttribute('open')
  expect(fieldsOf(screen.getByRole('button', { name: 'Change your phone number' }))).toMatchObject({
    ...{ action: '/auth/account/phone', lead: '7', country: 'United Kingdom' },
  })
})

test('an enquiry leaves out an unknown country', () => {
  const { container } = at('2026-11-22T10:00:00Z', { lead: { country: 'YOU WON' } })
  expect(container.innerHTML).not.toContain('YOU WON')
})
