import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteRedis } from '@/lib/store/redis'
import { setSharedClock } from '@/lib/store/shared-clock'
import { bundled } from '@/scripts/gate/bundled'
import { startRedis } from '@/scripts/gate/redis.mjs'
import dataCache from './data-cache'
import PageCache from './page-cache'
import { giveShared, takeShared } from './shared-entries'
import { syncTags } from './shared-tags'

// Next's caches in two processes with one Redis: this one, and another that the test controls.

const program = `
  import { createInterface } from 'node:readline'
  import dataCache from '@/server/data-cache'
  import PageCache from '@/server/page-cache'
  import { siteRedis } from '@/lib/store/redis'
  import { syncTags } from '@/server/shared-tags'
  siteRedis()
  while (!(await syncTags())) await new Promise(setImmediate)
  const pages = () => new PageCache({ fs: {}, serverDistDir: '/nowhere', maxMemoryCacheSize: 1e6, revalidatedTags: [] })
  const tell = (words) => process.stdout.write(words + '\\n')
  tell('ready')
  for await (const line of createInterface({ input: process.stdin })) {
    const [what, name, ...rest] = line.split(' ')
    const tag = { expire: rest[0] === 'stale' ? 3600 : 0 }
    if (what === 'page') {
      const headers = { 'x-next-cache-tags': name }
      const bytes = { rscData: Buffer.from('data'), segmentData: new Map([['/part', Buffer.from('part')]]) }
      const page = { kind: 'APP_PAGE', html: rest.join(' '), headers, status: 200, postponed: undefined, ...bytes }
      await pages().set('/' + name, page, { cacheControl: { revalidate: 900, expire: 9000 } })
    }
    if (what === 'data') {
      const times = { stale: 300, timestamp: Date.now(), expire: 9000, revalidate: 900 }
      const value = new Blob([rest.join(' ')]).stream()
      await dataCache.set(name, Promise.resolve({ value, tags: [name], ...times }))
    }
    if (what === 'call') await dataCache.updateTags([name], tag)
    await new Promise((done) => setTimeout(done, 50))
    tell('done')
  }`

let redis: Awaited<ReturnType<typeof startRedis>>
let other: ChildProcess

beforeAll(async () => {
  redis = await startRedis()
  process.env.REDIS_URL = redis.url
  process.env.REDIS_TIMEOUT_MS = '30000'
  process.env.NEXT_DIST_DIR = mkdtempSync(join(tmpdir(), 'caches-'))
  writeFileSync(join(process.env.NEXT_DIST_DIR, 'made-of'), 'a build of this test')
  siteRedis()
  other = spawn(process.execPath, [bundled(program)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: process.env,
  })
  await heard()
  while (!(await syncTags())) await new Promise(setImmediate)
}, 60_000)

afterAll(async () => {
  other.kill()
  siteRedis()?.disconnect()
  await redis.stop()
})

const heard = async () => void (await once(other.stdout as NodeJS.ReadableStream, 'data'))

async function tell(line: string) {
  other.stdin?.write(`${line}\n`)
  await heard()
}

const pages = () =>
  new PageCache({
    fs: {} as never,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: 1e6,
    revalidatedTags: [],
    _requestHeaders: {},
  })
const getPage = async (name: string) =>
  (await pages().get(`/${name}`, { kind: 'APP_PAGE', isFallback: false } as never))?.value as {
    html: string
    rscData: Buffer
    segmentData: Map<string, Buffer>
  } | null
const getData = async (name: string) => {
  const entry = await dataCache.get(name, [])
  return entry && { words: await new Response(entry.value).text(), revalidate: entry.revalidate }
}

test('another process’s entry is read, with its bytes and maps', async () => {
  await tell('page posts the first')
  await tell('data events the second')
  const page = await getPage('posts')
  expect([page?.html, String(page?.rscData), String(page?.segmentData.get('/part'))]).toEqual([
    'the first',
    'data',
    'part',
  ])
  expect(await getData('events')).toEqual({ words: 'the second', revalidate: 900 })
  expect([await getPage('nothing'), await getData('nothing')]).toEqual([undefined, undefined])
})

test('an entry that another process expired is not shown until it is rendered again', async () => {
  await tell('page posts before')
  await tell('data posts before')
  await getPage('posts')
  await getData('posts')
  await tell('call posts expired')
  await syncTags()
  expect([await getPage('posts'), await getData('posts')]).toEqual([undefined, undefined])
  await tell('page posts after')
  await tell('data posts after')
  expect((await getPage('posts'))?.html).toBe('after')
  expect(await getData('posts')).toMatchObject({ words: 'after' })
})

test('a stale entry is served, marked as stale, until it is rendered again', async () => {
  await tell('data paths before')
  await tell('page paths before')
  await getPage('paths')
  await getData('paths')
  await tell('call paths stale')
  await syncTags()
  expect((await getPage('paths'))?.html).toBe('before')
  expect(await getData('paths')).toEqual({ words: 'before', revalidate: -1 })
  await tell('data paths after')
  await tell('page paths after')
  expect(await getData('paths')).toEqual({ words: 'after', revalidate: 900 })
  expect((await getPage('paths'))?.html).toBe('after')
})

test('an entry of a machine whose clock is an hour ahead does not count as newer', async () => {
  setSharedClock(-3_600_000)
  await giveShared('build', 'key', { value: 'ahead', at: Date.now() + 3_600_000 }, 900)
  setSharedClock(0)
  const taken = await takeShared('build', 'key', 0)
  expect(Math.abs((taken?.at ?? 0) - Date.now())).toBeLessThan(5000)
  expect(await takeShared('another build', 'key', 0)).toBeUndefined()
})

test('without Redis, known entries are served and nobody waits; once it is back, entries are shared', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await tell('data pages known')
  await getData('pages')
  process.env.REDIS_TIMEOUT_MS = '250'
  redis.signal('SIGSTOP')
  const start = performance.now()
  for (let n = 0; n < 20; n++) expect(await getData('unknown')).toBeUndefined()
  expect(await getData('pages')).toMatchObject({ words: 'known' })
  expect(performance.now() - start).toBeLessThan(1500)
  process.env.REDIS_TIMEOUT_MS = '30000'
  await redis.stop()
  expect(await getData('unknown')).toBeUndefined()
  await dataCache.updateTags(['pages'], { expire: 0 })

  redis = await startRedis(redis.port)
  while (!(await syncTags())) await new Promise((done) => setTimeout(done, 20))
  await tell('data later shared')
  while (!(await getData('later'))) await tell('data later shared')
  // Redis now has the tag that was revalidated while it was away.
  expect(await siteRedis()?.hget((await siteRedis()?.keys('*tags'))?.[0] ?? '', 'pages')).toContain('expired')
}, 60_000)
