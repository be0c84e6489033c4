import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { previewCookie, writePreview } from '@/lib/preview/preview'
import { responder } from './respond'
import { asked, assets, clients, form, get, next, server, serverForTests, standIn } from './testing'

serverForTests()

test('a page is rendered once for all requests within a second, also concurrent ones', async () => {
  const bodies = await Promise.all(Array.from({ length: 20 }, () => get('/')))
  expect(asked).toEqual(['GET /'])
  expect(bodies.every(({ bytes }) => bytes.toString().includes('first'))).toBe(true)
  const policy = bodies[0]?.headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("img-src 'self';")
})

test('pages have the page-speed script, and accept its reports, only when the provider counts', async () => {
  const post = (body: string, headers: Record<string, string> = form) =>
    get('/api/page-speed', { method: 'POST', body, headers })
  expect((await post('on=blog&LCP=good')).bytes.toString()).toContain('got on=blog')
  expect((await get('/')).bytes.toString()).not.toContain('page-speed')

  const speed = { src: '/page-speed.x.js', integrity: 'sha256-y', text: 'watch()' }
  const respond = responder(next, { ...assets, speed }, clients)
  server.removeAllListeners('request').on('request', (request, response) => void respond(request, response))
  expect((await get('/')).bytes.toString()).toContain(
    '<script src="/page-speed.x.js" integrity="sha256-y" defer=""></script>',
  )
  expect((await get('/page-speed.x.js')).bytes.toString()).toBe('watch()')
  const { status, bytes, headers } = await post('on=blog&LCP=good')
  expect([status, bytes.length, headers['set-cookie']]).toEqual([204, 0, undefined])
  expect((await post('on=blog&LCP=great')).status).toBe(400)
  expect((await post('x'.repeat(201))).status).toBe(413)
  expect((await post('on=blog&LCP=good', { ...form, origin: 'https://evil.example' })).status).toBe(403)
})

test('a response is compressed as the client accepts it', async () => {
  const [br, gzip, plain] = await Promise.all(
    ['gzip, deflate, br', 'gzip, br;q=0', ''].map((accepted) =>
      get('/', { headers: { 'accept-encoding': accepted } }),
    ),
  )
  expect([br, gzip, plain].map((answer) => answer?.headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  const page = plain?.bytes.toString()
  expect(brotliDecompressSync(br?.bytes as Buffer).toString()).toBe(page)
  expect(gunzipSync(gzip?.bytes as Buffer).toString()).toBe(page)
  expect(br?.headers.vary).toBe('Accept-Encoding')
})

test('a response is not cached when its Vary names a header that the cache does not know', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const read = async (path: string, theme: string) =>
    (await get(path, { headers: { 'x-theme': theme } })).bytes.toString()
  for (const theme of ['dark', 'light']) expect(await read('/varies', theme)).toContain(`<p>${theme}</p>`)
  await read('/varies-too', 'dark')
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'answers_not_cached', vary: 'x-theme' },
  ])
  expect(await read('/varies-known', 'dark')).toContain('<p>plain</p>')
  expect(await read('/varies-known', 'light')).toContain('<p>plain</p>')
})

test('a response for everybody is cached even when it has no body', async () => {
  for (const _ of [1, 2]) expect((await get('/empty')).bytes.length).toBe(0)
  expect(asked).toEqual(['GET /empty'])
})

test('only a cache that sends its clock gets an expiry', async () => {
  const clock = (Date.now() / 1000).toFixed(3)
  const { headers } = await get('/x', { headers: { 'x-cache-clock': clock } })
  expect(headers['x-accel-expires']).toBe(`@${Math.floor(Number(clock))}`)
  const known = await get('/x', {
    headers: { 'x-cache-clock': clock, 'if-none-match': String(headers.etag) },
  })
  expect([known.status, known.headers['x-accel-expires']]).toEqual([304, headers['x-accel-expires']])
  expect((await get('/x')).headers['x-accel-expires']).toBeUndefined()
  const own = await get('/dashboard', { headers: { 'x-cache-clock': clock } })
  expect(own.headers['x-accel-expires']).toBeUndefined()
})

test('a 304 and HEAD have no body', async () => {
  const { headers } = await get('/')
  const known = await get('/', { headers: { 'if-none-match': String(headers.etag) } })
  expect([known.status, known.bytes.length, known.headers['content-length']]).toEqual([304, 0, undefined])
  const head = await get('/', { method: 'HEAD' })
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
    200,
    0,
    headers['content-length'],
  ])
})

test('Next renders again after a second', async () => {
  await get('/')
  standIn.words = 'second'
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1001)
  expect((await get('/')).bytes.toString()).toContain('second')
})

test('the stale page is served while Next is slow or fails', async () => {
  await get('/')
  let go = () => {}
  standIn.wait = new Promise((free) => {
    go = free
  })
  standIn.words = 'second'
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1001)
  expect((await get('/')).bytes.toString()).toContain('<p>first ')
  go()
  while ((await get('/')).bytes.toString().includes('<p>first ')) await new Promise(setImmediate)
  expect(asked).toEqual(['GET /', 'GET /'])
})

test('the cache has one copy of a page for all campaigns', async () => {
  for (const query of ['', '?utm_source=a', '?utm_source=b&x[]=1', '?%ff']) await get(`/about-us${query}`)
  expect(asked).toEqual(['GET /about-us'])
  for (const _ of [1, 2]) await get('/blog?topic=data&utm_source=a')
  expect(asked.slice(1)).toEqual(Array(2).fill('GET /blog?topic=data&utm_source=a'))
})

test('the publish hook renews every page at once, even one that is being rendered', async () => {
  await get('/')
  let go = () => {}
  standIn.wait = new Promise((free) => {
    go = free
  })
  const before = get('/about-us')
  while (!asked.includes('GET /about-us')) await new Promise(setImmediate)
  standIn.wait = Promise.resolve()
  await get('/api/revalidate', { method: 'POST', body: '{}' })
  standIn.words = 'second'
  expect((await get('/')).bytes.toString()).toContain('second')
  go()
  await before
  expect(asked.filter((each) => each === 'GET /about-us')).toHaveLength(1)
  await get('/about-us')
  expect(asked.filter((each) => each === 'GET /about-us')).toHaveLength(2)
})

test('a header that only some visitors send does not reach a shared page', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', cookie: 'greeting=Ada' }
  expect((await get('/', { headers })).bytes.toString()).toContain('<p>first </p>')
  expect((await get('/')).bytes.toString()).toContain('<p>first </p>')
})

test('a personal page is rendered for each visitor, with all their headers', async () => {
  const [ada, bob] = await Promise.all(
    ['session=ada', 'session=bob'].map((cookie) => get('/dashboard', { headers: { cookie } })),
  )
  expect(ada?.bytes.toString()).toContain('session=ada')
  expect(bob?.bytes.toString()).toContain('session=bob')
  expect(ada?.headers['content-security-policy']).toContain("default-src 'none'")
  const signIn = await get('/auth/login', { headers: { cookie: 'session=ada' } })
  expect(signIn.bytes.toString()).toContain('session=ada')
})

test('an editor’s preview is neither cached nor served from the cache', async () => {
  const signed = encodeURIComponent(writePreview('blog/one'))
  const headers = { cookie: `__prerender_bypass=x; ${previewCookie.name}=${signed}` }
  const seen = async (path: string, asked = headers) =>
    (await get(path, { headers: asked })).bytes.toString().includes('__prerender_bypass')
  for (let round = 0; round < 2; round++) {
    expect(await seen('/blog/one')).toBe(true)
    expect(await seen('/blog/one', { cookie: '' })).toBe(false)
    expect(await seen('/blog/one', { cookie: '__prerender_bypass=x' })).toBe(false)
    expect(await seen('/blog/two')).toBe(false)
  }
})

test('a response with a cookie or a temporary redirect is never stored', async () => {
  for (const path of ['/ended', '/closed'])
    expect((await get(path)).headers['cache-control']).toBe('private, no-store')
  expect((await get('/one')).headers['cache-control']).toBe('s-maxage=900')
})

test('the 404 page is cached, and Next sends files itself', async () => {
  expect((await get('/nobody')).status).toBe(404)
  expect((await get('/nobody')).status).toBe(404)
  expect(asked).toEqual(['GET /nobody'])
  expect((await get('/media/a.pdf', { headers: { range: 'bytes=0-3' } })).status).toBe(206)
})

test('the starter is immutable under its address', async () => {
  const { headers, bytes } = await get('/first-touch.x.js')
  expect(bytes.toString()).toBe('start()')
  expect(headers['cache-control']).toContain('immutable')
})

test('a page’s data are a file of their own, also on a server that has not rendered the page', async () => {
  const { at } = JSON.parse(/id="page">(.*?)<\/script>/.exec((await get('/')).bytes.toString())?.[1] ?? '')
  const data = await get(`${at}?of=%2F`)
  expect([data.status, JSON.parse(data.bytes.toString())]).toEqual([
    200,
    { turbopack: null, flight: [[1, '0']] },
  ])
  expect(data.headers['cache-control']).toContain('immutable')
  const other = responder(next, assets, clients)
  server.removeAllListeners('request').on('request', (request, response) => void other(request, response))
  expect((await get(`${at}?of=%2F`)).status).toBe(200)
})

test('unknown data are a 404, and repeated requests for them render the page once', async () => {
  const paths = ['%2F', '%2F', '%2Fdashboard', '%2F%2Fevil.example', '%2Fapi%2Fauth%2Fsession']
  for (const path of paths) {
    const { status, headers } = await get(`/touch/${'x'.repeat(22)}?of=${path}`)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
  expect(asked.filter((each) => each === 'GET /')).toHaveLength(1)
  expect(asked).not.toContain('GET /dashboard')
})

test('a range request gets the whole page, with the page’s policy', async () => {
  const { status, headers } = await get('/', { headers: { range: 'bytes=0-3' } })
  expect([status, String(headers['content-security-policy'])]).toEqual([
    200,
    expect.stringContaining("img-src 'self'"),
  ])
})

test('HEAD of a personal page gives its length', async () => {
  const whole = await get('/dashboard')
  const head = await get('/dashboard', { method: 'HEAD' })
  expect(head.bytes).toHaveLength(0)
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
})

test('a responder notifies other processes of what its publish hook has revalidated', async () => {
  const told: string[][] = []
  const hook: RequestListener = (_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"refreshed":["posts"]}')
  const answer = responder(hook, assets, clients, undefined, async (tags) => void told.push(tags))
  const own = createServer(answer).listen(0, '127.0.0.1')
  await once(own, 'listening')
  const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}/api/revalidate`
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(200)
  expect(told).toEqual([['posts']])
  own.close()
})

test('a home page with a foreign film has its own policy, and the router gets no part of the page', async () => {
  const film = { policy: { 'frame-src': ['https://player.example.com'] } }
  const respond = responder(next, { ...assets, film }, clients)
  server.removeAllListeners('request').on('request', (request, response) => void respond(request, response))
  const policy = async (path: string) => (await get(path)).headers['content-security-policy']
  expect(await policy('/?utm_source=post')).toContain('frame-src https://player.example.com')
  expect(await policy('/blog')).not.toContain('frame-src')
  const { etag } = (await get('/')).headers
  expect((await get('/', { headers: { 'if-none-match': String(etag) } })).status).toBe(304)
  asked.splice(0)
  const part = await get('/?_rsc=1', { headers: { rsc: '1' } })
  expect([part.status, part.bytes.length, asked]).toEqual([204, 0, []])
  expect((await get('/part', { headers: { rsc: '1' } })).status).toBe(200)
})

test.each([
  '/./refused',
  '/x/../refused',
  '/%2e/broken',
  '/.%2E/x',
  '/_next\\image',
  '//refused',
  'http://a/refused',
])('%s, which Next would read as another address, is a 404', async (path) => {
  await get(path)
  expect(asked).toEqual(['GET /not-found'])
})

test('a connection that pipelines 500 requests is closed, and one that pipelines five gets all responses', async () => {
  const { port } = server.address() as AddressInfo
  const ask = async (times: number) => {
    const socket = connect(port, '127.0.0.1')
    const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(times - 1) + last)
    let words = ''
    for await (const chunk of socket) words += chunk
    return words.split('HTTP/1.1 200').length - 1
  }
  expect(await ask(5)).toBe(5)
  expect(await ask(500).catch(() => 0)).toBeLessThan(20)
})

// This test is the last one, as it uses up the limit in this process.
test('a client over the limit gets only cached responses', async () => {
  await get('/')
  while ((await get('/dashboard')).status === 200) expect(asked.length).toBeLessThan(700)
  expect((await get('/')).status).toBe(200)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1001)
  expect((await get('/')).status).toBe(200)
  asked.length = 0
  const touch = `/touch/${'x'.repeat(22)}?of=%2Fnew`
  for (const path of ['/new', '/new?x=1', '/blog?topic=data', touch])
    expect([path, (await get(path)).status]).toEqual([path, 429])
  expect(asked).toEqual([])
})
