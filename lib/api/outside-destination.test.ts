import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { httpForTest } from '@/delivery/testing-servers'
import { env } from '@/lib/env'
import { siteDatabase } from '@/lib/store/site-database'
import { UpstreamError } from './errors'
import { createLead } from './leads'
import { outsideWorker } from './outside-worker'
import { forgetSent } from './testing'

// Tests how a lead fares when an outside upstream responds with an error, or not at all.

const lead = { firstName: 'Ada', email: 'ada@example.com', 'job-title': '', subscribe: false }
let answer: (response: ServerResponse) => unknown
let upstream: Awaited<ReturnType<typeof httpForTest>>
let count = 0

beforeAll(async () => {
  upstream = await httpForTest((response, { method }) =>
    method === 'POST' ? answer(response) : response.end('[]'),
  )
  process.env.API_ROOT_URL = upstream.url
  process.env.UPSTREAM_TIMEOUT_MS = '1000'
  process.env.LEADS_EMAIL = 'admissions@example.com'
  process.env.MAIL_DIR = mkdtempSync(join(tmpdir(), 'mail-'))
})

afterAll(() => upstream.close())

beforeEach(() => {
  upstream.received.length = 0
  for (const stream of ['stdout', 'stderr'] as const)
    jest.spyOn(process[stream], 'write').mockReturnValue(true)
})

afterEach(forgetSent)

const send = () => createLead(lead, { key: `lead ${count++}` })
const posted = () => upstream.received.filter(({ path }) => path === '/api/leads/')

async function found() {
  const db = await siteDatabase()
  const rows = await db.selectFrom('outbox').select(['destination', 'kind', 'state', 'reason']).execute()
  const isAway = (await db.selectFrom('outbox_outages').select('destination').execute()).length > 0
  return { states: rows.map(({ state, reason }) => [state, reason].filter(Boolean).join(': ')), isAway }
}

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end('{}')
const long = (code: number) => (response: ServerResponse) => {
  const chunk = Buffer.alloc(64 * 1024)
  response.writeHead(code)
  let left = 10 * 16
  const more = () => {
    while (left > 0) {
      left--
      if (!response.write(chunk)) return response.once('drain', more)
    }
    return response.end()
  }
  more()
}
const cut = (code: number) => (response: ServerResponse) => {
  response.writeHead(code, { 'Content-Length': '100' })
  response.write('{')
  setTimeout(() => response.destroy(), 20)
}

type DeliveryOutcome = { state: string; isAway?: boolean }
const elsewhere = { Location: 'http://127.0.0.1:9/api/leads/' }
const cases: [
  name: string,
  answer: typeof answer,
  careless: DeliveryOutcome,
  idempotent?: DeliveryOutcome,
][] = [
  ['200', status(200), { state: 'delivered' }],
  ['201', status(201), { state: 'delivered' }],
  ['204', status(204), { state: 'delivered' }],
  ['301', status(301, elsewhere), { state: 'waiting: 301' }],
  ['303', status(303, elsewhere), { state: 'waiting: 303' }],
  ['307', status(307, elsewhere), { state: 'waiting: 307' }],
  ['401', status(401), { state: 'waiting: 401' }],
  ['403', status(403), { state: 'waiting: 403' }],
  ['404', status(404), { state: 'waiting: 404' }],
  ['405', status(405), { state: 'waiting: 405' }],
  ['410', status(410), { state: 'waiting: 410' }],
  ['429', status(429), { state: 'waiting: 429', isAway: true }],
  ['500', status(500), { state: 'uncertain: 500' }, { state: 'waiting: 500' }],
  ['501', status(501), { state: 'uncertain: 501' }, { state: 'waiting: 501' }],
  ['502', status(502), { state: 'uncertain: 502', isAway: true }, { state: 'waiting: 502', isAway: true }],
  ['503', status(503), { state: 'waiting: 503', isAway: true }],
  ['504', status(504), { state: 'uncertain: 504', isAway: true }, { state: 'waiting: 504', isAway: true }],
  [
    'nothing',
    () => {},
    { state: 'uncertain: no answer within 1000 ms', isAway: true },
    { state: 'waiting: no answer within 1000 ms', isAway: true },
  ],
  [
    'a closed connection',
    (response) => response.destroy(),
    { state: 'uncertain: UND_ERR_SOCKET', isAway: true },
    { state: 'waiting: UND_ERR_SOCKET', isAway: true },
  ],
  ['201 and is cut off', cut(201), { state: 'delivered' }],
  [
    '500 and is cut off',
    cut(500),
    { state: 'uncertain: UND_ERR_SOCKET', isAway: true },
    { state: 'waiting: UND_ERR_SOCKET', isAway: true },
  ],
  ['201 and 10 MB', long(201), { state: 'delivered' }],
  ['500 and 10 MB', long(500), { state: 'uncertain: 500' }, { state: 'waiting: 500' }],
]

describe.each(['false', 'true'])('API_IDEMPOTENT=%s', (isIdempotent) => {
  beforeEach(() => {
    env().API_IDEMPOTENT = isIdempotent === 'true'
  })

  test.each(cases)(
    'the sender sees success and the lead is stored when an upstream answers %s',
    async (_, how, careless, idempotent = careless) => {
      answer = how
      expect((await send()).reference).toMatch(/^\w{3}-\w{3}-\w{3}$/)
      const { state, isAway = false } = isIdempotent === 'true' ? idempotent : careless
      expect(await found()).toEqual({ states: [state], isAway })
      expect(posted()).toHaveLength(1)
    },
  )

  test('a refused connection counts as an outage, and the lead waits', async () => {
    await upstream.close()
    await send()
    expect(await found()).toEqual({ states: ['waiting: ECONNREFUSED'], isAway: true })
    await upstream.open()
  })

  test.each([409, 413, 422])('a lead refused with %i is mailed to staff at once', async (code) => {
    answer = status(code)
    await send()
    await outsideWorker().settled()
    expect((await found()).states).toEqual([`refused: ${code}`, 'delivered'])
  })

  test('a 400 within three seconds goes to the sender, and nothing is stored', async () => {
    answer = (response) => response.writeHead(400).end('{"email": ["No."]}')
    const refusal = await send().catch((error) => error)
    expect(refusal).toBeInstanceOf(UpstreamError)
    expect(refusal.fields).toEqual({ email: ['No.'] })
    expect(await found()).toEqual({ states: [], isAway: false })
  })
})

test('a later 400 is mailed to staff with all fields of the lead', async () => {
  answer = status(503)
  const { reference } = await createLead({ ...lead, company: 'Example & Co' }, { key: 'late' })
  answer = (response) => response.writeHead(400).end('{"email": ["We know this one."]}')
  await backNow()
  await outsideWorker().settled()
  expect((await found()).states).toEqual(['refused: 400 email', 'delivered'])
  const dir = process.env.MAIL_DIR ?? ''
  const mails = await Promise.all(
    readdirSync(dir).map((name) => PostalMime.parse(readFileSync(join(dir, name)))),
  )
  const mail = mails.find(({ subject }) => subject?.includes(reference))
  expect(mail?.subject).toBe(`Please reply yourself: the upstream refused lead ${reference}`)
  expect(mail?.to?.[0]?.address).toBe('admissions@example.com')
  expect(mail?.replyTo?.[0]?.address).toBe('ada@example.com')
  expect(mail?.text).toContain('email: We know this one.\n')
  expect(mail?.text).toContain('company: Example & Co\n')
})

/** Makes the next probe of the upstream due now. */
async function backNow() {
  const ago = new Date(0).toISOString()
  await (await siteDatabase()).updateTable('outbox_outages').set({ probe_at: ago }).execute()
}

test('a Retry-After longer than the site’s own pause is respected', async () => {
  answer = status(429, { 'Retry-After': '1200' })
  await send()
  const outage = await (await siteDatabase()).selectFrom('outbox_outages').selectAll().executeTakeFirst()
  const wait = Date.parse(outage?.probe_at ?? '') - Date.now()
  expect(Math.round(wait / 60_000)).toBe(20)
})

test('a lead that an idempotent upstream may have stored over 23 hours ago waits for a person', async () => {
  env().API_IDEMPOTENT = true
  answer = (response) => response.destroy()
  await send()
  const db = await siteDatabase()
  const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString()
  const again = async (maybe_at: string) => {
    await db
      .updateTable('outbox')
      .set({ maybe_at, tried_at: maybe_at, due_at: ago(0) })
      .execute()
    await db
      .updateTable('outbox_outages')
      .set({ probe_at: ago(0) })
      .execute()
    await outsideWorker().settled()
  }
  await again(ago(22.9))
  expect(posted()).toHaveLength(2)
  expect((await found()).states).toEqual([expect.stringMatching(/^waiting/)])
  await again(ago(23.1))
  expect(posted()).toHaveLength(2)
  expect((await found()).states).toEqual([expect.stringMatching(/^uncertain: an attempt 23 hours ago/)])
})

test('the sender sees success when the database fails after the lead was stored', async () => {
  const { schema } = await siteDatabase()
  answer = async (response) => {
    await schema.alterTable('outbox').renameTo('elsewhere').execute()
    status(201)(response)
  }
  const sent = await send().catch((error) => error)
  await schema.alterTable('elsewhere').renameTo('outbox').execute()
  expect(sent).toEqual({ reference: expect.stringMatching(/^\w{3}-\w{3}-\w{3}$/) })
  expect((await found()).states).toEqual(['waiting'])
})
