import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { listLeads } from './leads'
import { call, lead, upstreamForTest } from './testing'

let { upstream, mailDir } = upstreamForTest()

beforeEach(() => {
  ;({ upstream, mailDir } = upstreamForTest())
})

afterEach(() => upstream.close())

const post = (body: unknown, headers = {}) => call(upstream, 'POST', '/api/leads/', body, headers)
const stored = async () => await listLeads(await upstream.database())

test('a repeated key gets the first response, and nothing is stored or mailed twice', async () => {
  const key = { 'Idempotency-Key': 'one' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(lead, key)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set(['201 1']))
  expect(await stored()).toHaveLength(1)
  await upstream.close()
  expect(await readdir(mailDir)).toHaveLength(2)
})

test('a key stores the id of its record, and nothing of the content', async () => {
  await post(lead, { 'Idempotency-Key': 'one' })
  const [row] = await (await upstream.database()).selectFrom('idempotency_keys').selectAll().execute()
  expect(row?.record).toBe('lead 1')
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${lead.email}|7946|Google`))
})

test('a key is refused when it returns with another lead; a lead and a message may have the same key', async () => {
  const key = { 'Idempotency-Key': 'one' }
  await post(lead, key)
  expect(await post({ ...lead, firstName: 'Other' }, key)).toMatchObject({
    status: 422,
    body: { detail: 'This Idempotency-Key was used for another request.' },
  })
  const message = { name: 'A', email: 'a@b.co', company: 'C', subject: 'S' }
  await call(upstream, 'POST', '/api/contact-us/', message, { 'Idempotency-Key': 'two' })
  const other = await post({ ...lead, firstName: 'Third' }, { 'Idempotency-Key': 'two' })
  expect([other.status, other.body.firstName]).toEqual([201, 'Third'])
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
