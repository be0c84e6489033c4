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
import { differencesOf, ownFacts } from './facts'
import { bePresent } from './presence'
import { sharePublications } from './publications'

// Processes of one site that share a Redis; here they share this process, too.

let redis: Awaited<ReturnType<typeof startRedis>>
let log: jest.SpyInstance

beforeAll(async () => {
  redis = await startRedis()
  process.env.REDIS_URL = redis.url
  process.env.REDIS_PATIENCE_MS = '30000'
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
// One that has just failed is let alone for a while.
const ready = async () => {
  while (!(await askRedis((redis) => redis.ping()))) await pause(20)
}

async function until(isSo: () => boolean) {
  const start = performance.now()
  while (!isSo() && performance.now() - start < 15_000) await pause(10)
  expect(isSo()).toBe(true)
}

test('what one process is told to publish the others hear, once, and it does not hear itself', async () => {
  const heard: string[][] = [[], [], []]
  const processes = heard.map((own) => sharePublications(async (tags) => void own.push(tags.join(' '))))
  await until(() => heard.every((own) => own.length === 1))
  await processes[0]?.tell(['posts', 'post:one'])
  await until(() => heard.slice(1).every((own) => own.length === 2))
  await processes[1]?.tell(['events'])
  await until(() => heard[2]?.length === 3)
  // Each began with what it may have missed.
  expect(heard).toEqual([
    ['', 'events'],
    ['', 'posts post:one'],
    ['', 'posts post:one', 'events'],
  ])
  for (const { stop } of processes) stop()
})

test('what could not be told while Redis was away is told when it is there again', async () => {
  const heard: string[] = []
  const [one, other] = [
    sharePublications(async () => {}),
    sharePublications(async (tags) => void heard.push(tags.join(' '))),
  ]
  await until(() => heard.length === 1)
  await redis.stop()
  await one.tell(['posts'])
  redis = await startRedis(redis.port)
  await until(() => heard.includes('posts') || heard.filter((tags) => tags === '').length > 2)
  await until(() => heard.includes('posts'))
  one.stop()
  other.stop()
}, 20_000)

test('a process that starts on an empty disk while the upstream is away has what another was told last', async () => {
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

test('what all processes must have alike is compared, and what is not known is not', () => {
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

test('a process that was given another secret, or a database of its own, says so by name, without the secret', async () => {
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
  // Only over SQLite is a process with Redis half of several.
  const half = process.env.TEST_DATABASE_URL ? [] : ['half_configured']
  expect(lines.map(({ event }) => event)).toEqual([...half, 'instances_differ'])
  expect(lines.at(-1)?.settings).toBe('NEXTAUTH_SECRET, DATABASE_URL')
  expect(Object.keys((await siteRedis()?.hgetall(redisKey('instances'))) ?? {})).toHaveLength(2)
  await leave()
  expect(Object.keys((await siteRedis()?.hgetall(redisKey('instances'))) ?? {})).toEqual(['other'])
})

test('a process whose clock is an hour ahead says so, and by how much', async () => {
  await siteRedis()?.del(redisKey('instances'))
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
  const leave = await bePresent('build')
  jest.restoreAllMocks()
  expect(said()).toContainEqual(
    expect.objectContaining({ event: 'clock_differs', than: 'Redis', seconds_behind: -3600 }),
  )
  await leave()
})
