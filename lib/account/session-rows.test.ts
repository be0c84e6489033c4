import { siteDatabase } from '@/lib/store/site-database'
import { endDevice, endSession, endSessionsOf, findSession, insertSession, listDevices } from './session-rows'
import { databaseForTest } from './testing'

afterAll(databaseForTest())

const day = 24 * 60 * 60 * 1000
const begin = async (email: string, device = 'Firefox on Linux', userId = email) =>
  await insertSession(await siteDatabase(), { email, userId, device })
const isLive = async (id: string) => (await findSession(await siteDatabase(), id)) !== undefined

afterEach(() => jest.useRealTimers())

function at(ms: number) {
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
}

test('the database holds neither the id nor the address of a session', async () => {
  const id = await begin('ada@example.com')
  const rows = await (await siteDatabase()).selectFrom('sessions').selectAll().execute()
  expect(rows).toHaveLength(1)
  const { user_id: _, ...row } = rows[0] ?? {}
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`ada|${id}`))
})

test('a session used every day ends after 90 days, and its row is deleted', async () => {
  const id = await begin('long@example.com')
  for (let passed = 1; passed < 90; passed++) {
    at(day)
    expect([passed, await isLive(id)]).toEqual([passed, true])
  }
  at(day + 1)
  expect(await isLive(id)).toBe(false)
  await begin('other@example.com')
  const db = await siteDatabase()
  const left = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll().as('count'))
    .execute()
  expect(Number(left[0]?.count)).toBe(1)
}, 20_000)

test('the time of last use is written once an hour', async () => {
  const id = await begin('hour@example.com')
  const seen = async () => (await findSession(await siteDatabase(), id))?.last_seen_at
  const first = await seen()
  at(59 * 60_000)
  expect([await seen(), await seen()]).toEqual([first, first])
  at(2 * 60_000)
  await seen()
  expect(await seen()).toBe(new Date().toISOString())
})

test('all sessions of an account end together, in any spelling of its address, and no other session ends', async () => {
  const db = await siteDatabase()
  const [one, two, other, third] = [
    await begin('Jane@example.com'),
    await begin('jane@EXAMPLE.com'),
    await begin('joan@example.com'),
    await begin('june@example.com', 'Firefox on Linux', '12'),
  ] as const
  const states = async () => await Promise.all([one, two, other, third].map(isLive))
  await endSessionsOf(db, { email: 'jane@example.com' })
  expect(await states()).toEqual([false, false, true, true])
  await endSessionsOf(db, { userId: '12' })
  expect(await states()).toEqual([false, false, true, false])
})

test('the current device comes first in the list, and ended sessions are left out', async () => {
  const db = await siteDatabase()
  const email = 'devices@example.com'
  const id = await begin(email, 'Firefox on Windows')
  await endSession(db, await begin(email, 'Edge on Windows'))
  at(2 * 60 * 60_000)
  await begin(email, 'Safari on iPhone')
  const devices = await listDevices(db, { email, id })
  expect(devices.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Firefox on Windows', true],
    ['Safari on iPhone', false],
  ])
  expect(Object.keys(devices[0] ?? {}).sort()).toEqual([
    'created_at',
    'device',
    'id',
    'isThis',
    'last_seen_at',
  ])
})

test('a row’s id ends its session for the same account alone, and opens none', async () => {
  const db = await siteDatabase()
  const [email, other] = ['ends@example.com', 'stranger@example.com']
  const [here, there] = [await begin(email), await begin(email, 'Safari on iPhone')]
  const rows = await listDevices(db, { email, id: here })
  const row = rows.find(({ isThis }) => !isThis)?.id ?? ''
  expect(await isLive(row)).toBe(false)
  await endDevice(db, other, row)
  expect([await isLive(here), await isLive(there)]).toEqual([true, true])
  await endDevice(db, email, row)
  expect([await isLive(here), await isLive(there)]).toEqual([true, false])
})
