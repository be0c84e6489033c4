import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { refused } from '@/delivery/testing-servers'
import { env } from '@/lib/env'
import { siteDatabase } from '@/lib/store/site-database'
import { listLeads } from '@/upstream/leads'
import { upstreamForTest } from '@/upstream/testing'
import { createLead } from './leads'
import { outsideWorker } from './outside-worker'
import { forgetSent } from './testing'

// Simulates a day without the outside upstream, on a clock that the test sets, while leads come in.

const minute = 60_000
const people = Array.from({ length: 8 }, (_, index) => `person-${index}@example.com`)
const lead = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  phone: '+447700900123',
  country: 'United Kingdom',
  'job-title': '',
  source: 'Google',
  subscribe: false,
}

const { upstream } = upstreamForTest()
let server: ServerType | undefined
let port = 0
let asked: { method: string; at: number }[] = []

async function open() {
  const fetched = (request: Request) => {
    asked.push({ method: request.method, at: Date.now() })
    return upstream.handle(request)
  }
  await new Promise<void>((done) => {
    server = serve({ fetch: fetched, port, hostname: '127.0.0.1' }, (address) => {
      port = (address as AddressInfo).port
      done()
    })
  })
}

async function close() {
  const closed = new Promise((done) => server?.close(done))
  ;(server as { closeAllConnections?: () => void }).closeAllConnections?.()
  await closed
  await refused(`http://127.0.0.1:${port}`)
}

let sent = 0
const send = async () => {
  const email = people[sent % people.length] as string
  const message = `No. ${sent++}`
  return await createLead({ ...lead, email, message }, { key: message })
}

async function pass(time: number, step: number) {
  for (const end = Date.now() + time; Date.now() < end; jest.setSystemTime(Date.now() + step)) {
    await outsideWorker().settled()
  }
}

beforeEach(async () => {
  const real = ['nextTick', 'setImmediate', 'setInterval', 'setTimeout', 'queueMicrotask'] as const
  const more = ['clearImmediate', 'clearInterval', 'clearTimeout', 'hrtime', 'performance'] as const
  jest.useFakeTimers({ doNotFake: [...real, ...more], now: Date.parse('2027-01-10T09:00:00Z') })
  for (const stream of ['stdout', 'stderr'] as const)
    jest.spyOn(process[stream], 'write').mockReturnValue(true)
  await open()
  process.env.API_ROOT_URL = `http://127.0.0.1:${port}`
  sent = 0
  await forgetSent()
  asked = []
})

afterEach(async () => {
  await close()
  jest.useRealTimers()
})

afterAll(() => upstream.close())

const states = async () => {
  const rows = await (await siteDatabase()).selectFrom('outbox').select(['state', 'reason']).execute()
  return rows.map(({ state }) => state)
}

test.each(['true', 'false'])(
  'a day without the upstream delays leads and loses none (API_IDEMPOTENT=%s)',
  async (isIdempotent) => {
    env().API_IDEMPOTENT = isIdempotent === 'true'
    const db = await upstream.database()
    await db.deleteFrom('leads').execute()
    await db.deleteFrom('idempotency_keys').execute()
    await close()
    const references: string[] = []
    for (let count = 0; count < 4; count++) references.push((await send()).reference)
    await pass(10 * minute, 20_000)
    for (let count = 0; count < 28; count++) {
      references.push((await send()).reference)
      await pass(50 * minute, 10 * minute)
    }
    expect(new Set(await states())).toEqual(new Set(['waiting']))

    await open()
    const back = Date.now()
    await pass(3 * minute, 20_000)
    expect(new Set(await states())).toEqual(new Set(['delivered']))
    const leads = (await listLeads(db)).reverse()
    expect(leads).toHaveLength(32)
    expect(leads.map(({ reference }) => reference).sort()).toEqual(references.sort())
    for (const [index, email] of people.entries()) {
      const theirs = Array.from({ length: 4 }, (_, round) => `No. ${index + round * people.length}`)
      expect(leads.filter((lead) => lead.email === email).map(({ message }) => message)).toEqual(theirs)
    }
    expect(Math.max(...asked.map(({ at }) => at - back))).toBeLessThan(2 * minute)
  },
)

test('an upstream that answers 503 gets one probe a minute, and no further lead until it recovers', async () => {
  env().API_IDEMPOTENT = false
  let isBusy = true
  const { handle } = upstream
  jest.spyOn(upstream, 'handle').mockImplementation(async (request) => {
    return isBusy ? new Response(null, { status: 503 }) : await handle(request)
  })
  for (let count = 0; count < 6; count++) await send()
  await pass(30 * minute, 10_000)
  const posts = asked.filter(({ method }) => method === 'POST')
  expect(posts).toHaveLength(1)
  const probes = asked.filter(({ method }) => method === 'GET').map(({ at }) => at)
  expect(probes.length).toBeGreaterThan(25)
  expect(probes.slice(2).filter((at, index) => at - (probes[index + 1] ?? 0) < minute)).toEqual([])
  isBusy = false
  await pass(2 * minute, 20_000)
  expect(new Set(await states())).toEqual(new Set(['delivered']))
})
