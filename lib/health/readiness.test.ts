/** @jest-environment node */
import { type Kysely, sql } from 'kysely'
import { testDatabaseUrl } from '@/database/testing'
import { deliveryMigrations, deliveryMigrationsTable } from '@/delivery/migrations'
import { enqueue } from '@/delivery/outbox'
import type { DeliveryTables } from '@/delivery/tables'
import type { LastAnswer } from '@/lib/api/last-answer'
import { siteMigrations } from '@/lib/store/migrations'
import { openSiteDatabase } from '@/lib/store/site-database'
import { readyProbe } from './probe'
import { createReadiness } from './readiness'

const lists = { site_migrations: siteMigrations, [deliveryMigrationsTable]: deliveryMigrations }

let db: Kysely<DeliveryTables>
let looks = 0
let open: () => Promise<unknown> = async () => db
let last: LastAnswer | undefined
let isDraining = false
let clock = 0

beforeEach(async () => {
  db = (await openSiteDatabase(testDatabaseUrl())) as Kysely<unknown> as Kysely<DeliveryTables>
  open = async () => db
  looks = clock = 0
  last = undefined
  isDraining = false
  jest.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => db.destroy())

function readiness(isEmbedded = false) {
  const database = async () => {
    looks++
    return (await open()) as Kysely<unknown>
  }
  const settings = { isEmbedded, lastAnswer: () => last, isDraining: () => isDraining }
  return createReadiness({ ...settings, database, lists: () => lists })
}

const quiet = () => jest.spyOn(process.stderr, 'write').mockReturnValue(true)

test('a process whose database answers is ready, with 200', async () => {
  const answer = await readiness(true)()
  expect(answer).toEqual({
    status: 'ready',
    database: 'answers',
    migrations: 'applied',
    upstream: { state: 'embedded' },
    outbox: { oldest_waiting: null, waits_seconds: 0, away: [] },
  })
  expect(readyProbe(answer)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
})

test('a process is unready until it has reached its database once', async () => {
  quiet()
  open = async () => Promise.reject(new Error('refused'))
  const ask = readiness()
  const before = await ask()
  expect(before).toMatchObject({ status: 'starting', database: 'away', migrations: 'unknown', outbox: null })
  expect(readyProbe(before).status).toBe(503)
  open = async () => db
  clock += 1000
  expect(await ask()).toMatchObject({ status: 'ready', database: 'answers' })
})

test('a process stays ready and reports a database that went away later', async () => {
  const log = quiet()
  const ask = readiness()
  await ask()
  open = async () => Promise.reject(new Error('the connection was refused'))
  clock += 1000
  const answer = await ask()
  expect(answer).toMatchObject({ status: 'ready', database: 'away' })
  expect(JSON.stringify(answer)).not.toContain('refused')
  expect(String(log.mock.calls[0]?.[0])).toContain(
    '"event":"database_away","reason":"the connection was refused"',
  )
})

test('a process stays ready and reports an upstream that is away, with its last answer', async () => {
  const ask = readiness()
  expect((await ask()).upstream).toEqual({ state: 'not asked' })
  last = { at: '2027-01-10T09:00:00.000Z', status: 404 }
  expect((await ask()).upstream).toEqual({ state: 'answers', ...last })
  for (const status of [null, 502]) {
    last = { ...last, status }
    expect(await ask()).toMatchObject({ status: 'ready', upstream: { state: 'away', ...last } })
  }
})

test('a process that is ending is not ready', async () => {
  const ask = readiness()
  isDraining = true
  const answer = await ask()
  expect([answer.status, answer.database, readyProbe(answer).status]).toEqual(['draining', 'answers', 503])
})

test('readiness reports migrations of a newer version, and those that an older backup lacks', async () => {
  const ask = readiness()
  await sql`insert into site_migrations (name, applied_at) values ('999-later', '')`.execute(db)
  expect(await ask()).toMatchObject({ status: 'ready', migrations: 'newer' })
  await sql`delete from site_migrations where name > '003'`.execute(db)
  clock += 1000
  expect(await ask()).toMatchObject({ migrations: 'missing' })
})

test('readiness reports the age of the oldest outbox item and the destinations that are away', async () => {
  const old = new Date(Date.now() - 3_600_000)
  const item = { kind: 'confirmation', payload: {}, person: 'ada@example.com', record: 'lead 12' }
  await enqueue(db, [{ ...item, destination: 'webhook' }], new Date())
  await enqueue(db, [{ ...item, destination: 'mail' }], old)
  await db
    .insertInto('outbox_outages')
    .values({ destination: 'mail', away_since: '', asked_at: '', probe_at: '' })
    .execute()
  const { outbox, ...rest } = await readiness()()
  expect(outbox).toMatchObject({ oldest_waiting: old.toISOString(), away: ['mail'] })
  expect(Math.abs((outbox?.waits_seconds ?? 0) - 3600)).toBeLessThan(30)
  expect(JSON.stringify({ outbox, ...rest })).not.toMatch(/ada|lead/)
})

test('a thousand probes within a second cost one check', async () => {
  const ask = readiness()
  await Promise.all(Array.from({ length: 1000 }, ask))
  clock += 999
  await ask()
  expect(looks).toBe(1)
  clock += 1
  await ask()
  expect(looks).toBe(2)
})

test('a database that hangs counts as away after a second, and is not checked twice meanwhile', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  let go = () => {}
  open = () => new Promise((answered) => (go = () => answered(db)))
  const ask = readiness()
  for (let round = 1; round <= 3; round++) {
    const asked = ask()
    await jest.advanceTimersByTimeAsync(1000)
    expect(await asked).toMatchObject({ status: 'starting', database: 'away' })
    clock += 1000
  }
  expect(looks).toBe(1)
  jest.useRealTimers()
  go()
  expect((await ask()).status).toBe('ready')
})
