import { rule } from '@/contract/testing'
import { beforeEnrolling, type EnrolEvent, enrolReducer } from './enrol-state'

const followed = (plan: string, billing?: string) =>
  ({ type: 'followed', link: { dataset: { plan, billing } } as unknown as HTMLElement }) as const
const after = (...events: (EnrolEvent | Exclude<EnrolEvent['type'], 'followed' | 'chose'>)[]) =>
  events
    .map((event) => (typeof event === 'string' ? { type: event } : event))
    .reduce(enrolReducer, beforeEnrolling)

rule('4.10', 'a plan’s link opens the form for that plan', () => {
  expect(after(followed('a'))).toMatchObject({ isOpen: true, plan: 'a' })
})

rule(
  '4.17 4.19 9.3',
  'the dialog closes three seconds after success and two after failure, as specified',
  () => {
    expect(after(followed('a'), 'sending', 'sent').closesAfter).toBe(3000)
    expect(after(followed('a'), 'sending', 'failed').closesAfter).toBe(2000)
  },
)

test('a failed form stays open when the visitor types on or sends it again', () => {
  expect(after(followed('a'), 'failed', 'touched').closesAfter).toBeUndefined()
  expect(after(followed('a'), 'failed', 'sending').closesAfter).toBeUndefined()
  expect(after(followed('a'), 'failed', 'closed', 'reopened').closesAfter).toBeUndefined()
})

rule('4.14', 'the form keeps the typed values, also for another plan, until it has been sent', () => {
  const { round } = after(followed('a'))
  expect(after(followed('a'), 'closed', followed('b')).round).toBe(round)
  expect(after(followed('a'), 'failed', 'closed', 'reopened').round).toBe(round)
  expect(after(followed('a'), 'sent').round).toBe(round)
  expect(after(followed('a'), 'sent', 'closed').round).not.toBe(round)
})

test('a form that is closed while it is being sent is empty at the next opening', () => {
  const { round } = after(followed('a'))
  const answered = after(followed('a'), 'sending', 'closed', 'sent')
  expect(answered).toMatchObject({ isOpen: false, outcome: 'sent', closesAfter: undefined })
  expect(answered.round).not.toBe(round)
})

test('the form keeps the billing of the link that opened it until another link opens it', () => {
  expect(after(followed('a')).billing).toBe('monthly')
  expect(after(followed('a', 'annual'), { type: 'chose', plan: 'b' }).billing).toBe('annual')
  expect(after(followed('a', 'annual'), 'closed', followed('a', 'monthly')).billing).toBe('monthly')
})

test('the outcome and its reference stay on the page after the dialog has closed, until the visitor dismisses them', () => {
  const sent = after(followed('a'), { type: 'sent', reference: 'C3D-F4G-H6J' }, 'closed')
  expect(sent).toMatchObject({ outcome: 'sent', receipt: { reference: 'C3D-F4G-H6J' } })
  expect(after(followed('a'), 'sent', 'closed', 'dismissed').outcome).toBeUndefined()
})
