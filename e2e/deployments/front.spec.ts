import { cp, readFile, utimes, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { formAt, send } from '../../bench/abuse/forms.mjs'
import { front } from '../fixtures/front'
import { processes } from '../fixtures/processes'
import { data, databaseOf, port, urlAt } from '../fixtures/servers'
import { long } from '../fixtures/tags'
import { overHttp2, overTls } from '../fixtures/tls'

// The site behind nginx as deploy/ configures it.
test.describe.configure({ mode: 'serial' })

const site = urlAt(90)
const content = join(data, 'front-content')
const post = 'blog/git-alone-then-together'
const { start, stop, stopAll } = processes()
let running: Awaited<ReturnType<typeof start>>
let nginx: Awaited<ReturnType<typeof front>>

const begin = () => {
  const own = { PORT: port(90), SITE_URL: urlAt(91), DATABASE_URL: databaseOf('front'), TRUSTED_PROXIES: '1' }
  const command = ['node', '--dns-result-order=ipv4first', '.next/server.mjs']
  const settings = { ...own, NODE_ENV: 'production', CONTENT_DIR: content, LIMITS_FACTOR: '1' }
  return start(command, settings, `${site}/api/health`)
}

test.beforeAll(async () => {
  await cp('content', content, { recursive: true })
  running = await begin()
  nginx = await front(91, [90])
})
test.afterAll(async () => {
  await (await begun)?.end()
  await nginx.end()
  await stopAll()
})

type Headers = Record<string, string>

async function get(path: string, headers: Headers = {}) {
  const answer = await new Promise<import('node:http').IncomingMessage>((done, fail) =>
    ask(nginx.url + path, { headers }, done)
      .on('error', fail)
      .end(),
  )
  const body = await buffer(answer)
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(answer.headers['content-encoding'])]
  return { status: answer.statusCode, headers: answer.headers, text: String(unpack ? unpack(body) : body) }
}

const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

test('a page is compressed as each browser accepts, and the router’s request gets another response', async () => {
  const asked = ['br, gzip', 'gzip, deflate, br;q=0.5, zstd', 'gzip;q=1.0', 'br;q=0, *', '']
  const texts = new Set<string>()
  for (const encoding of [...asked, ...asked]) {
    const { headers, text } = await get('/blog', { 'accept-encoding': encoding })
    const packed = encoding.startsWith('br;q=0')
      ? undefined
      : /\bbr\b/.test(encoding)
        ? 'br'
        : /gzip/.exec(encoding)?.[0]
    expect([encoding, headers['content-encoding']]).toEqual([encoding, packed])
    expect(headers['x-accel-expires']).toBeUndefined()
    texts.add(text)
  }
  expect(texts.size).toBe(1)
  const { location = '' } = (await get('/blog', router)).headers
  for (const [headers, type] of [
    [router, 'text/x-component'],
    [{}, 'text/html'],
    [{ rsc: '1' }, 'text/x-component'],
    [{ ...router, 'next-router-segment-prefetch': '/nope' }, ''],
    [router, 'text/x-component'],
  ] as const) {
    const path = 'rsc' in headers ? ((await get('/blog', headers)).headers.location ?? location) : '/blog'
    expect(String((await get(path, headers)).headers['content-type'])).toContain(type)
  }
})

test('many concurrent requests cost the site one response a second, and a cached copy gets a 304', async () => {
  const { headers } = await get('/testimonies')
  // nginx logs a request after its response.
  await expect.poll(async () => (await nginx.logged()).map(({ path }) => path)).toContain('/testimonies')
  const begun = Math.floor(Date.now() / 1000)
  await Promise.all(Array.from({ length: 60 }, () => get('/testimonies')))
  const seconds = Math.floor(Date.now() / 1000) - begun + 1
  const logged: Awaited<ReturnType<typeof nginx.logged>> = []
  await expect.poll(async () => logged.push(...(await nginx.logged()))).toBe(60)
  expect(logged.map(({ status }) => status)).toEqual(Array(60).fill(200))
  expect(logged.filter(({ site }) => site !== '').length).toBeLessThanOrEqual(seconds)
  expect(logged.map(({ text }) => text).join(), 'no address is logged').not.toContain('127.0.0.1')
  expect((await get('/testimonies', { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('a personal response is never cached', async () => {
  await get('/')
  await expect.poll(async () => (await nginx.logged()).map(({ path }) => path)).toContain('/')
  for (const [path, headers] of [
    ['/', { cookie: '__Host-next-auth.session-token=x' }],
    ['/', { cookie: 'a=b; next-auth.session-token.0=x' }],
    ['/blog/any', { cookie: '__Secure-preview=draft' }],
    ['/', { 'next-router-state-tree': 'x', rsc: '1' }],
    ['/', { authorization: 'Basic eDp4' }],
    ['/dashboard', {}],
    ['/auth/login', {}],
    ['/api/search?q=data', {}],
  ] as [string, Headers][]) {
    for (const _ of [1, 2]) await get(path, headers)
  }
  const logged: Awaited<ReturnType<typeof nginx.logged>> = []
  await expect.poll(async () => logged.push(...(await nginx.logged()))).toBe(16)
  expect([...new Set(logged.map(({ cache }) => cache))]).toEqual(['BYPASS'])
})

test('nginx neither caches nor logs a query that may hold a token', async () => {
  const token = 'Zx81qPvBw3'
  // A response for everybody is cached under its whole address.
  await get(`/testimonies?mark=${token}-for-all`)
  await expect.poll(() => nginx.cachedWith(`/testimonies?mark=${token}-for-all`)).toHaveLength(1)
  await expect.poll(async () => (await nginx.logged()).map(({ path }) => path)).toContain('/testimonies')
  const paths = ['unsubscribe', 'unsubscribe/done', 'news/confirm', 'payment-successful', 'payment-failed']
  for (const path of paths)
    for (const _ of [1, 2])
      expect([200, 307]).toContain(
        (await get(`/${path}?a=${token}-a&s=${token}-s&session_id=${token}`)).status,
      )
  const logged: Awaited<ReturnType<typeof nginx.logged>> = []
  await expect.poll(async () => logged.push(...(await nginx.logged()))).toBe(10)
  expect(logged.map(({ path, cache }) => `${cache} ${path}`)).toEqual(
    paths.flatMap((path) => Array(2).fill(`BYPASS /${path}`)),
  )
  expect(logged.map(({ text }) => text).join()).not.toContain(token)
  expect(await nginx.cachedWith(`${token}-a`)).toEqual([])
  expect(await nginx.cachedWith(`session_id=${token}`)).toEqual([])
})

test('no header lets a client pass for another', async () => {
  const wrong = (client: string) =>
    fetch(`${nginx.url}/api/revalidate`, {
      method: 'POST',
      headers: { 'x-forwarded-for': client, 'x-real-ip': client, forwarded: `for=${client}` },
    })
  const statuses = []
  for (let n = 0; n < 12; n++) statuses.push((await wrong(`192.0.2.${n}`)).status)
  expect(statuses.at(-1)).toBe(429)
  const { status, text } = await get('/', {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
  })
  expect([status, text.includes('evil.example')]).toEqual([200, false])
  expect((await get('/', { host: 'evil.example' })).status).toBe(421)
  expect((await get('/', { 'x-cache-clock': '99999999999.000' })).status).toBe(200)
})

const cacheStateOf = async (path: string) => (await fetch(`${site}/${path}`)).headers.get('x-nextjs-cache')

/** Changes a post's title and calls the hook. */
async function retitle(path: string, title: string) {
  const file = join(content, `${path.replace('blog', 'posts')}.md`)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^title: .*$/m, `title: ${title}`))
  const hook = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': process.env.REVALIDATE_SECRET ?? '' },
    body: JSON.stringify({ changed: ['posts', `post:${path.replace('blog/', '')}`] }),
  })
  expect(hook.status).toBe(200)
}

test('a page that was being rendered during the hook is rendered again', async () => {
  const path = 'blog/a-risk-register-people-read'
  const hourAgo = new Date(Date.now() - 3_600_000)
  for (const kind of ['html', 'rsc', 'meta'])
    await utimes(`.next/server/app/${path}.${kind}`, hourAgo, hourAgo)
  expect(await cacheStateOf(path)).toBe('STALE')
  await retitle(path, 'Written in between')
  // The site checks for changes by itself every 20 seconds.
  const isShown = async () => (await get(`/${path}`)).text.includes('Written in between')
  await expect.poll(isShown, { timeout: 15_000 }).toBe(true)
})

test('a publication shows within a second of the hook', async () => {
  await expect.poll(() => cacheStateOf(post)).toBe('HIT')
  for (const title of ['Written once', 'Written anew']) {
    await retitle(post, title)
    const done = performance.now()
    let lastOld = 0
    const isShown = async () => {
      const at = performance.now()
      const isNew = (await get(`/${post}`)).text.includes(title)
      if (!isNew) lastOld = at - done
      return isNew
    }
    await expect.poll(isShown, { intervals: [20] }).toBe(true)
    expect(lastOld, 'milliseconds after the hook').toBeLessThan(1000)
  }
})

let begun: ReturnType<typeof front> | undefined
const overHttps = () => {
  begun ??= front(92, [90], { tls: 93 })
  return begun
}
const secured = Number(port(93))

test('https speaks HTTP/2, and http redirects to it', async () => {
  const secure = await overHttps()
  expect(await overHttp2(secured, `127.0.0.1:${secured}`)).toEqual([200, 'h2'])
  const plain = await fetch(`${secure.url}/blog?tag=x`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/blog?tag=x'])
})

test('a foreign Host over https gets nothing, in any spelling', async () => {
  await overHttps()
  const home = 'GET / HTTP/1.1'
  for (const [status, line, host, servername = ''] of [
    [200, home, 'Host: 127.0.0.1'],
    [200, home, `Host: 127.0.0.1:${secured}`],
    [200, 'GET http://127.0.0.1/ HTTP/1.1', 'Host: 127.0.0.1'],
    [421, home, 'Host: evil.example'],
    [421, home, `Host: evil.example:${secured}`],
    [421, home, 'Host: 127.0.0.1.evil.example'],
    [421, home, 'Host: evil.example', 'evil.example'],
    [421, 'GET http://127.0.0.1/ HTTP/1.1', 'Host: evil.example'],
    [421, 'GET http://evil.example/ HTTP/1.1', 'Host: 127.0.0.1'],
    [421, 'GET / HTTP/1.0', 'Accept: */*'],
  ] as const)
    expect(await overTls(secured, [line, host], servername), `${line} ${host} ${servername}`).toBe(status)
  expect(await overHttp2(secured, 'evil.example')).toEqual([421, 'h2'])
})

test(
  'while the site is away nginx serves cached pages, even after its own restart, and refuses forms',
  long,
  async () => {
    const form = await formAt(nginx.url, '/careerpaths/data-science/enrol')
    await get('/blog', { 'accept-encoding': 'br' })
    await stop(running, 'SIGKILL')
    for (const restart of [false, true]) {
      if (restart) await nginx.kill()
      expect((await get('/blog', { 'accept-encoding': 'br' })).text).toContain('Stories &amp; More')
      const sent = await send(form, { firstName: 'Ada' }, '192.0.2.1')
      expect(sent.status).toBe(503)
      expect(sent.text).toContain('the same form is never stored twice')
      const { status, headers, text } = await get('/never/asked')
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
      expect(text).toMatch(/tell us this number: [\da-f]{32}</)
    }
    running = await begin()
    expect((await send(form, { firstName: 'Ada' }, '192.0.2.1')).status).toBe(200)
  },
)
