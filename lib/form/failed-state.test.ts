import { rule } from '@/contract/testing'
import { UpstreamError } from '@/lib/api/errors'
import { failedState } from './failed-state'

const form = { values: { email: 'ada@example.com' }, shown: ['email', 'job-title'], event: 'not_sent' }
const refusal = (fields: Record<string, string[]>) => new UpstreamError('POST /x/', 400, 'refused', fields)
let stderr: jest.SpyInstance

beforeEach(() => {
  stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

rule('7.23 8.17', 'the upstream’s messages are shown at the form’s fields, under the form’s names', () => {
  const error = refusal({ email: ['No.', 'Not at all.'], jobTitle: ['Too grand.'], other: ['x'] })
  expect(failedState(error, { ...form, names: { jobTitle: 'job-title' } })).toEqual({
    status: 'invalid',
    values: form.values,
    errors: { email: 'No. Not at all.', 'job-title': 'Too grand.' },
  })
  expect(stderr).not.toHaveBeenCalled()
})

test('several messages are joined by the form’s own function', () => {
  const inWords = (messages: string[]) => messages.join('\n')
  expect(failedState(refusal({ email: ['One', 'Two'] }), { ...form, inWords }).errors).toEqual({
    email: 'One\nTwo',
  })
})

test.each([
  ['a refusal of a field that is not shown', refusal({ other: ['ada@example.com is bad'] }), 'other'],
  ['a refusal without a message', refusal({ email: [] }), 'email'],
  ['an outage', new UpstreamError('POST /x/', 503, 'refused'), 'POST /x/ failed with 503'],
  ['a fault of our own', new TypeError('x is not a function'), 'TypeError'],
])('%s is a failure, and is logged without what was typed', (_, error, logged) => {
  expect(failedState(error, form)).toEqual({ status: 'failed', values: form.values, errors: {} })
  const line = String(stderr.mock.calls[0]?.[0])
  expect(JSON.parse(line)).toMatchObject({ level: 'error', event: 'not_sent' })
  expect(line).toContain(logged)
  expect(line).not.toContain('ada@example.com')
})
