import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { testDatabaseUrl } from '@/database/testing'
import { UpstreamError } from '@/lib/api/errors'
import { lastGood } from '@/lib/api/last-good'
import { askRedis, redisKey, siteRedis } from '@/lib/store/redis'
import { siteDatabase } from '@/lib/store/site-database'
import { startRedis } from '@/scripts/gate/redis.mjs'
import { bePresent, differencesOf, ownFacts } from './presence'

// The processes of a site share one Redis. This test plays all of them in one process.

let redis: Awaited<ReturnType<typeof startRedis>>
let log: jest.SpyInstance

beforeAll(async () => {
  redis = await startRedis()
  process.env.REDIS_URL = redis.url
  process.env.REDIS_TIMEOUT_MS = '30000'
  process.env.DATABASE_URL = testDatabaseUrl()
  siteRedis()
  await ready()
}, 60_000)

beforeEach(() => {
  log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterAll(async () => {
  siteRedis()?.disconnect()
  await (await siteDatabase()).destroy()
  await redis.stop()
})

const said = () => log.mock.calls.map(([line]) => JSON.parse(String(line)))
// After a failure the process leaves Redis alone for two seconds.
const ready = async () => {
  while (!(await askRedis((redis) => redis.ping()))) await pause(20)
}

test('a process on an empty disk gets another’s last good answer while the upstream is away', async () => {
  await ready()
  const away = async () => {
    throw new UpstreamError('GET /api/posts/', null, 'away')
  }
  const disk = () => {
    process.env.NEXT_DIST_DIR = mkdtempSync(join(tmpdir(), 'disk-'))
    writeFileSync(join(process.env.NEXT_DIST_DIR, 'made-of'), 'one build')
  }
  disk()
  await lastGood({ name: 'posts', read: async () => ['one'] })
  disk()
  expect(await lastGood({ name: 'posts', read: away })).toEqual({ value: ['one'], isOld: true })
  await expect(lastGood({ name: 'other', read: away })).rejects.toThrow('away')
})

test('only settings that both processes report are compared', () => {
  const own = { SITE_URL: 'a', REDIS_URL: 'x', build: '1' }
  expect(differencesOf(own, [])).toEqual([])
  expect(differencesOf(own, [{ ...own }, { SITE_URL: 'a', build: '1' }])).toEqual([])
  expect(
    differencesOf(own, [
      { ...own, SITE_URL: 'b' },
      { ...own, build: '2' },
    ]),
  ).toEqual(['SITE_URL', 'build'])
})

test('the log names the settings that differ between two processes, without their values', async () => {
  await ready()
  const facts = await ownFacts('build')
  expect(JSON.stringify(facts)).not.toContain(process.env.NEXTAUTH_SECRET)
  const others = { ...facts, NEXTAUTH_SECRET: 'other', DATABASE_URL: 'other' }
  const time = Number((await siteRedis()?.time())?.[0]) * 1000
  const write = (id: string, at: number, of: object) =>
    siteRedis()?.hset(redisKey('instances'), id, JSON.stringify({ at, facts: of }))
  await write('other', time, others)
  await write('ended', time - 60_000, { ...facts, SITE_URL: 'other' })
  const leave = await bePresent('build')
  const lines = said()
  // With Redis but on SQLite, a process warns that a second one would lack its data.
  const half = process.env.TEST_DATABASE_URL ? [] : ['half_configured']
  expect(lines.map(({ event }) => event)).toEqual([...half, 'instances_differ'])
  expect(lines.at(-1)?.settings).toBe('NEXTAUTH_SECRET, DATABASE_URL')
  expect(Object.keys((await siteRedis()?.hgetall(redisKey('instances'))) ?? {})).toHaveLength(2)
  await leave()
  expect(Object.keys((await siteRedis()?.hgetall(redisKey('instances'))) ?? {})).toEqual(['other'])
})

test('a process whose clock is an hour ahead logs the difference', async () => {
  await siteRedis()?.del(redisKey('instances'))
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
  const leave = await bePresent('build')
  jest.restoreAllMocks()
  expect(said()).toContainEqual(
    expect.objectContaining({ event: 'clock_differs', than: 'Redis', seconds_ahead: 3600 }),
  )
  await leave()
})
