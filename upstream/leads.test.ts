import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { listLeads } from './leads'
import { call, smtpForTest, upstreamForTest } from './testing'

const lead = {
  careerPathName: 'Data',
  selectedPlan: 'growth-project-pack',
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.co',
  country: 'UK',
  phone: '+44 20 7946 0000',
  source: 'Google',
  subscribe: true,
}

let { upstream, logged, mailDir } = upstreamForTest()

beforeEach(() => {
  ;({ upstream, logged, mailDir } = upstreamForTest())
})

afterEach(() => upstream.close())

const post = (body: unknown, headers = {}) => call(upstream, 'POST', '/api/leads/', body, headers)
const stored = async () => await listLeads(await upstream.database())

test('POST /leads/ keeps the lead and echoes it with its id', async () => {
  const { status, body } = await post(lead)
  expect(status).toBe(201)
  expect(body).toEqual({ id: 1, ...lead, company: '', message: '' })
  expect(await stored()).toMatchObject([{ ...lead, subscribe: 1 }])
})

test.each([
  ['jobTitle', { jobTitle: 'Clerk' }],
  ['job-title', { 'job-title': 'Clerk' }],
])('POST /leads/ keeps the job title sent as %s', async (_, field) => {
  await post({ ...lead, ...field })
  expect((await stored())[0]?.jobTitle).toBe('Clerk')
})

test('POST /leads/ with nothing names each required field', async () => {
  const needed = [
    'careerPathName',
    'selectedPlan',
    'firstName',
    'lastName',
    'email',
    'country',
    'phone',
    'source',
  ]
  const { status, body } = await post({})
  expect(status).toBe(400)
  expect(body).toEqual(Object.fromEntries(needed.map((field) => [field, ['This field is required.']])))
})

test.each<[string, Record<string, unknown>, Record<string, string[]>]>([
  ['a blank', { firstName: ' ' }, { firstName: ['This field may not be blank.'] }],
  ['null', { firstName: null }, { firstName: ['This field may not be null.'] }],
  ['an object', { firstName: { a: 1 } }, { firstName: ['Not a valid string.'] }],
  ['a boolean', { firstName: true }, { firstName: ['Not a valid string.'] }],
  ['a NUL', { firstName: 'a\0b' }, { firstName: ['Null characters are not allowed.'] }],
  [
    'a lone surrogate',
    { firstName: 'a\ud800' },
    { firstName: ['Surrogate characters are not allowed: U+D800.'] },
  ],
  [
    'too long a name',
    { firstName: 'x'.repeat(101) },
    { firstName: ['Ensure this field has no more than 100 characters.'] },
  ],
  [
    'too long a message',
    { message: 'x'.repeat(501) },
    { message: ['Ensure this field has no more than 500 characters.'] },
  ],
  ['an unknown plan', { selectedPlan: 'x' }, { selectedPlan: ['"x" is not a valid choice.'] }],
  ['a broken e-mail address', { email: 'a@b' }, { email: ['Enter a valid email address.'] }],
  ['two addresses in quotes', { email: '"a@b.co,b"@c.co' }, { email: ['Enter a valid email address.'] }],
  ['a list of ticks', { subscribe: ['on'] }, { subscribe: ['Must be a valid boolean.'] }],
  ['an object that is no text', { subscribe: { toString: 1 } }, { subscribe: ['Must be a valid boolean.'] }],
  ['an object for a plan', { selectedPlan: { a: 1 } }, { selectedPlan: ['"object" is not a valid choice.'] }],
  ['a half tick', { subscribe: 'maybe' }, { subscribe: ['Must be a valid boolean.'] }],
])('POST /leads/ with %s is refused at its field and keeps nothing', async (_, change, errors) => {
  const { status, body } = await post({ ...lead, ...change })
  expect(status).toBe(400)
  expect(body).toEqual(errors)
  expect(await stored()).toEqual([])
})

test.each(['<script>alert(1)</script>', '😀👩‍💻', 'مرحبا', "Robert'); drop table leads;--"])(
  'POST /leads/ keeps %s exactly as it was sent',
  async (firstName) => {
    expect((await post({ ...lead, firstName })).body.firstName).toBe(firstName)
    expect((await stored())[0]?.firstName).toBe(firstName)
  },
)

test('POST /leads/ with broken JSON, another media type or a list is refused in the framework’s words', async () => {
  expect(await post('{"email":')).toMatchObject({
    status: 400,
    body: { detail: expect.stringMatching(/^JSON parse error - /) },
  })
  expect(
    await upstream.handle(
      new Request('http://upstream.test/api/leads/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: new Uint8Array([0xff, 0xfe]),
      }),
    ),
  ).toMatchObject({ status: 400 })
  expect(await post('['.repeat(100_000))).toMatchObject({ status: 400 })
  expect(await post('a=b', { 'Content-Type': 'text/plain' })).toMatchObject({
    status: 415,
    body: { detail: 'Unsupported media type "text/plain" in request.' },
  })
  expect(await post([1])).toMatchObject({
    status: 400,
    body: { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] },
  })
})

test('GET /leads/ is not allowed', async () => {
  const { status, headers, body } = await call(upstream, 'GET', '/api/leads/')
  expect([status, headers.get('allow'), body]).toEqual([
    405,
    'POST, OPTIONS',
    { detail: 'Method "GET" not allowed.' },
  ])
})

test('a repeated key gets the first answer, and nothing is stored or mailed twice', async () => {
  const key = { 'Idempotency-Key': 'one' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(lead, key)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set(['201 1']))
  expect(await stored()).toHaveLength(1)
  await upstream.close()
  expect(await readdir(mailDir)).toHaveLength(2)
})

test('a key that comes back with another lead is refused, and so is a message’s key for a lead no key of it', async () => {
  const key = { 'Idempotency-Key': 'one' }
  await post(lead, key)
  expect(await post({ ...lead, firstName: 'Other' }, key)).toMatchObject({
    status: 422,
    body: { detail: 'This Idempotency-Key was used for another request.' },
  })
  const message = { name: 'A', email: 'a@b.co', company: 'C', subject: 'S' }
  await call(upstream, 'POST', '/api/contact-us/', message, { 'Idempotency-Key': 'two' })
  const kept = await post({ ...lead, firstName: 'Third' }, { 'Idempotency-Key': 'two' })
  expect([kept.status, kept.body.firstName]).toEqual([201, 'Third'])
  expect((await stored()).map(({ firstName }) => firstName)).toEqual(['Third', 'A'])
})

test('a key may be as long as a header', async () => {
  expect((await post(lead, { 'Idempotency-Key': randomBytes(4000).toString('base64') })).status).toBe(201)
})

test('a key is free again after 24 hours', async () => {
  const key = { 'Idempotency-Key': 'one' }
  await post(lead, key)
  const db = await upstream.database()
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
  await db.updateTable('idempotency_keys').set({ created_at: yesterday }).execute()
  await post(lead, key)
  expect(await stored()).toHaveLength(2)
})

test('without SMTP, admissions and the learner get their mails as files whose paths are logged', async () => {
  await post({ ...lead, firstName: 'Zoë', message: 'After six, please' })
  await upstream.close()
  const mails = await Promise.all(
    (await readdir(mailDir)).map(async (name) => PostalMime.parse(await readFile(join(mailDir, name)))),
  )
  const to = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address)
  expect(to('admissions@example.com')?.text).toContain('Name: Zoë B')
  expect(to('admissions@example.com')?.text).toContain('Message: After six, please')
  expect(to('a@b.co')?.subject).toBe('Welcome to Example Training: we have your enrolment')
  expect(to('a@b.co')?.text).toContain(
    'Thank you for choosing your career path with the Growth project Pack plan.',
  )
  expect(
    logged.filter(({ event }) => event === 'mail_sent').every(({ path }) => String(path).endsWith('.eml')),
  ).toBe(true)
})

test('the learner’s mail names a path that exists, and repeats no other text', async () => {
  await post({ ...lead, careerPathName: 'Data Science', email: 'one@example.com' })
  const strange = { careerPathName: 'You won! evil.example', phone: 'http://evil.co/win' }
  await post({ ...lead, ...strange, email: 'two@example.com' })
  await upstream.close()
  const texts = await Promise.all(
    (await readdir(mailDir)).map((name) => readFile(join(mailDir, name), 'utf8')),
  )
  const mail = (address: string) => texts.find((text) => text.includes(`\nTo: ${address}`))
  expect(mail('one@example.com')).toContain('Data Science')
  expect(mail('two@example.com')).not.toMatch(/evil/)
  expect(mail('one@example.com')).toContain('+44 20 7946 0000')
})

test('with SMTP, the mails go through a real conversation', async () => {
  const { mail, mails, close } = await smtpForTest()
  ;({ upstream } = upstreamForTest({ mail }))
  await post(lead)
  await upstream.close()
  await close()
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['a@b.co', 'admissions@example.com'])
})

test('a mail that fails does not fail the lead, and is logged without personal data', async () => {
  const mail = {
    smtpUrl: 'smtp://127.0.0.1:1',
    dir: '',
    from: 'hello@example.com',
    leadsTo: 'admissions@example.com',
  }
  ;({ upstream, logged } = upstreamForTest({ mail }))
  expect((await post(lead)).status).toBe(201)
  await upstream.close()
  expect(logged).toContainEqual({
    level: 'error',
    event: 'mail_failed',
    kind: 'lead_admissions',
    id: 1,
    reason: 'ESOCKET',
  })
  expect(JSON.stringify(logged)).not.toContain(lead.email)
})
