import { rule } from '@/contract/testing'
import { listMessages } from './messages'
import { call, smtpForTest, upstreamForTest } from './testing'

const message = {
  name: 'A',
  phone_number: '',
  email: 'a@b.co',
  company: 'C',
  subject: 'Call-back',
  body: 'Hello',
}
let smtp: Awaited<ReturnType<typeof smtpForTest>>
let { upstream, logged } = upstreamForTest()

beforeEach(async () => {
  smtp = await smtpForTest()
  ;({ upstream, logged } = upstreamForTest({ mail: smtp.mail }))
})

afterEach(async () => {
  await upstream.close()
  await smtp.close()
})

const post = (change = {}, headers = {}) =>
  call(upstream, 'POST', '/api/contact-us/', { ...message, ...change }, headers)

rule('7.15', 'POST /contact-us/ stores the message, and admissions can reply to its mail', async () => {
  const { status, body } = await post({ subject: 'Call\r\nBcc: x@y.co' })
  expect([status, body.id]).toEqual([201, 1])
  await upstream.settled()
  expect(await listMessages(await upstream.database())).toMatchObject([{ name: 'A', body: 'Hello' }])
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toMatchObject({
    subject: 'Call Bcc: x@y.co (message 1)',
    to: [{ address: 'admissions@example.com' }],
    replyTo: [{ address: 'a@b.co' }],
    text: expect.stringContaining('Hello'),
  })
  expect(smtp.mails[0]?.bcc).toBeUndefined()
  expect(JSON.stringify(logged)).not.toContain('a@b.co')
})

test('the site’s extensions are stored and mailed, and a repeat from another page is the same message', async () => {
  const extensions = { reference: 'C3D-F4G-H6J', page: '/contact-us', campaign: 'utm_source=post' }
  const key = { 'Idempotency-Key': 'one' }
  expect((await post(extensions, key)).body).toEqual({ id: 1, ...message })
  expect((await post({ page: '/' }, key)).body.id).toBe(1)
  await upstream.settled()
  expect(await listMessages(await upstream.database())).toMatchObject([extensions])
  const lines = smtp.mails[0]?.text?.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['Reference: C3D-F4G-H6J', 'Page: /contact-us', 'Campaign: utm_source=post']),
  )
})

test('a repeated key stores one message, and a lead may have the same key', async () => {
  const key = { 'Idempotency-Key': 'one' }
  const lead = {
    careerPathName: 'Data',
    selectedPlan: 'growth-project-pack',
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.co',
    country: 'UK',
    phone: '1',
    source: 'Google',
  }
  expect((await call(upstream, 'POST', '/api/leads/', lead, key)).body.firstName).toBe('A')
  const answers = await Promise.all([post({}, key), post({}, key), post({}, key)])
  expect(answers.map(({ body }) => body.id)).toEqual([1, 1, 1])
  expect(await listMessages(await upstream.database())).toHaveLength(1)
})

test.each<[string, Record<string, unknown>, Record<string, string[]>]>([
  ['no company', { company: undefined }, { company: ['This field is required.'] }],
  [
    'too long a text',
    { body: 'x'.repeat(5001) },
    { body: ['Ensure this field has no more than 5000 characters.'] },
  ],
  ['null for an optional field', { phone_number: null }, { phone_number: ['This field may not be null.'] }],
  ['a NUL', { subject: 'a\0' }, { subject: ['Null characters are not allowed.'] }],
])('POST /contact-us/ with %s is refused at its field', async (_, change, errors) => {
  const { status, body } = await post(change)
  expect([status, body]).toEqual([400, errors])
})
