import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { RateLimiterMemory, RateLimiterSQLite } from 'rate-limiter-flexible'
import { type CountingClient, limitTable, openLimitStore } from './limit-store'

// Tests the file of counts while another program locks it, and on a full disk.

let path: string
let outsider: Database.Database
let store: Awaited<ReturnType<typeof openLimitStore>>

beforeEach(async () => {
  const site = join(mkdtempSync(join(tmpdir(), 'limits-')), 'site.db')
  path = `${site}-limits`
  jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask'] })
  store = await openLimitStore(`file:${site}`)
  outsider = new Database(path)
})

afterEach(() => {
  jest.useRealTimers()
  outsider.close()
  store.close()
})

function limiter() {
  const shape = { keyPrefix: 'test', points: 100, duration: 1 }
  return new RateLimiterSQLite({
    ...shape,
    storeClient: store.client,
    storeType: 'better-sqlite3',
    tableName: limitTable,
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(shape),
  })
}

const kept = () => outsider.prepare(`select key, points from ${limitTable}`).all()

test('limits are counted in memory while the file is locked, and in the file again afterwards', async () => {
  outsider.exec('begin exclusive')
  await limiter().consume('a')
  await limiter().delete('a')
  outsider.exec('commit')
  await limiter().consume('b')
  expect(kept()).toEqual([{ key: 'test:b', points: 1 }])
})

test('visitors are let in when the disk is full', async () => {
  const client = store.client as CountingClient
  client.prepare('pragma max_page_count = 1').get()
  for (let at = 0; at < 50; at++) await limiter().consume(`${at}`.repeat(100))
  expect(kept().length).toBeLessThan(50)
})

test('expired counts are deleted within hours, even when another program locks the file meanwhile', async () => {
  await limiter().consume('a')
  outsider.exec('begin exclusive')
  jest.advanceTimersByTime(3 * 60 * 60_000)
  outsider.exec('commit')
  expect(kept()).toHaveLength(1)
  jest.advanceTimersByTime(60 * 60_000)
  expect(kept()).toEqual([])
})
