import { listLeads } from './leads'
import { call, lead, upstreamForTest } from './testing'

let { upstream } = upstreamForTest()

beforeEach(() => {
  ;({ upstream } = upstreamForTest())
})

afterEach(() => upstream.close())

const post = (body: unknown, headers = {}) => call(upstream, 'POST', '/api/leads/', body, headers)
const stored = async () => await listLeads(await upstream.database())

test('POST /leads/ stores the lead and returns it with its id', async () => {
  const { status, body } = await post(lead)
  expect(status).toBe(201)
  expect(body).toEqual({ id: 1, ...lead, company: '', message: '' })
  expect(await stored()).toMatchObject([{ ...lead, subscribe: 1 }])
})

const extensions = {
  reference: 'C3D-F4G-H6J',
  billing: 'annual',
  page: '/careerpaths/data',
  campaign: 'utm_source=post',
}

test('POST /leads/ stores the site’s extensions, and answers as the contract says', async () => {
  const { body } = await post({ ...lead, ...extensions })
  expect(body).toEqual({ id: 1, ...lead, company: '', message: '' })
  expect(await stored()).toMatchObject([extensions])
})

test.each([
  {},
  { reference: 'call +1 900 666 now', billing: 'weekly', page: ['/'], campaign: null },
  { reference: 7, billing: {}, page: 7, campaign: { utm_source: 'x' } },
])('POST /leads/ generates a reference and leaves other extensions empty when a lead has %j', async (odd) => {
  expect((await post({ ...lead, ...odd })).status).toBe(201)
  const reference = expect.stringMatching(/^\w{3}-\w{3}-\w{3}$/)
  expect(await stored()).toMatchObject([{ reference, billing: '', page: '', campaign: '' }])
})

test('POST /leads/ cuts overlong extensions', async () => {
  await post({ ...lead, page: `/\0\ud800${'x'.repeat(300)}`, campaign: '😀'.repeat(301) })
  expect(await stored()).toMatchObject([{ page: `/${'x'.repeat(199)}`, campaign: '😀'.repeat(300) }])
})

test('POST /leads/ stores one lead when it is repeated from another page', async () => {
  const key = { 'Idempotency-Key': 'one' }
  await post({ ...lead, ...extensions }, key)
  const { status, body } = await post({ ...lead, page: '/elsewhere' }, key)
  expect([status, body.id]).toEqual([201, 1])
  expect(await stored()).toMatchObject([extensions])
})

test.each([
  ['jobTitle', { jobTitle: 'Clerk' }],
  ['job-title', { 'job-title': 'Clerk' }],
])('POST /leads/ stores the job title sent as %s', async (_, field) => {
  await post({ ...lead, ...field })
  expect((await stored())[0]?.jobTitle).toBe('Clerk')
})

test('POST /leads/ names each required field when all are missing', async () => {
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
  ['a broken email address', { email: 'a@b' }, { email: ['Enter a valid email address.'] }],
  ['two addresses in quotes', { email: '"a@b.co,b"@c.co' }, { email: ['Enter a valid email address.'] }],
  ['a list of ticks', { subscribe: ['on'] }, { subscribe: ['Must be a valid boolean.'] }],
  ['an object that is no text', { subscribe: { toString: 1 } }, { subscribe: ['Must be a valid boolean.'] }],
  ['an object for a plan', { selectedPlan: { a: 1 } }, { selectedPlan: ['"object" is not a valid choice.'] }],
  ['a half tick', { subscribe: 'maybe' }, { subscribe: ['Must be a valid boolean.'] }],
])('POST /leads/ with %s is refused at its field and stores nothing', async (_, change, errors) => {
  const { status, body } = await post({ ...lead, ...change })
  expect(status).toBe(400)
  expect(body).toEqual(errors)
  expect(await stored()).toEqual([])
})

test.each(['<script>alert(1)</script>', '😀👩‍💻', 'مرحبا', "Robert'); drop table leads;--"])(
  'POST /leads/ stores %s exactly as it was sent',
  async (firstName) => {
    expect((await post({ ...lead, firstName })).body.firstName).toBe(firstName)
    expect((await stored())[0]?.firstName).toBe(firstName)
  },
)

test('POST /leads/ refuses broken JSON, another media type or a list with Django’s messages', async () => {
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

test('GET /leads/ returns 405', async () => {
  const { status, headers, body } = await call(upstream, 'GET', '/api/leads/')
  expect([status, headers.get('allow'), body]).toEqual([
    405,
    'POST, OPTIONS',
    { detail: 'Method "GET" not allowed.' },
  ])
})
