import { once } from 'node:events'
import { request as ask, createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { previewCookie, writePreview } from '@/lib/preview/preview'
import { clientAddresses } from './client-address'
import { responder } from './respond'

const prose = 'Words that are worth packing. '.repeat(100)
const html = (words: string) =>
  `<html><head></head><body><p>${words}</p>${prose}<script>self.__next_f.push([1,"0"])</script></body></html>`

const assets = {
  starter: { src: '/first-touch.x.js', integrity: 'sha256-x', text: 'start()' },
  styleOf: () => undefined,
  integrityOf: () => undefined,
}
const clients = clientAddresses(0)
const form = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }
const forAll = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=900' }

let server: Server
let asked: string[] = []
let words = 'first'
let wait = Promise.resolve()

// In Next's place, which is asked as Next is.
const next: RequestListener = async (request, response) => {
  const { method, url = '', headers } = request
  asked.push(`${method} ${url}`)
  await wait
  if (url.startsWith('/media/'))
    return response.writeHead(206, { 'Content-Type': 'application/pdf' }).end('part')
  if (url === '/nobody')
    return response
      .writeHead(404, {
        'Content-Type': 'text/html',
        'X-Nextjs-Prerender': '1',
        'X-Middleware-Rewrite': '/not-found',
      })
      .end(html('none'))
  if (method === 'POST') {
    const body = await text(request).catch(() => 'a part')
    return response.writeHead(200, { 'Set-Cookie': ['a=1', 'b=2'] }).end(`got ${body}`)
  }
  if (url === '/ended') return response.writeHead(200, { ...forAll, 'Set-Cookie': 'a=' }).end(html('ended'))
  if (url === '/empty') return response.writeHead(200, { 'Cache-Control': 's-maxage=900' }).end()
  if (url === '/closed') return response.writeHead(307, { Location: '/auth/login' }).end()
  if (url === '/dashboard')
    return response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(html(`${headers.cookie ?? ''} asked as ${headers['x-request-id']}`))
  if (headers.rsc && url === '/part')
    return response
      .writeHead(200, { 'Content-Type': 'text/x-component', 'X-Nextjs-Stale-Time': '300' })
      .end('0:{}')
  response
    .writeHead(200, forAll)
    .end(html(`${words} ${headers['x-forwarded-host'] ?? ''}${headers.cookie ?? ''}`))
}

beforeEach(async () => {
  asked = []
  words = 'first'
  wait = Promise.resolve()
  const respond = responder(next, assets, clients)
  server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

function get(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (answered, fail) => {
      const { port } = server.address() as AddressInfo
      const sent = ask({ port, path, method, headers, agent: false }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        answered({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) })
      })
      sent.on('error', fail).end(body)
    },
  )
}

test('a page is made once for all who ask within a second, also at once', async () => {
  const bodies = await Promise.all(Array.from({ length: 20 }, () => get('/')))
  expect(asked).toEqual(['GET /'])
  expect(bodies.every(({ bytes }) => bytes.toString().includes('first'))).toBe(true)
  const policy = bodies[0]?.headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("img-src 'self';")
})

test('who asks whether the process is alive or ready is answered without Next, also where it is busy', async () => {
  let go = () => {}
  wait = new Promise((free) => {
    go = free
  })
  const own = Array.from({ length: 20 }, () => get('/dashboard'))
  while (asked.length < 8) await new Promise(setImmediate)
  for (const path of ['/api/health', '/api/ready?probe=1']) {
    const { status, headers, bytes } = await get(path)
    expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([200, 'no-store', 'DENY'])
    expect(JSON.parse(bytes.toString()).status).toMatch(/^(alive|ready)$/)
    expect((await get(path, { method: 'HEAD' })).bytes).toHaveLength(0)
  }
  expect(asked).toHaveLength(8)
  go()
  await Promise.all(own)
})

test('each answer has a name of its own, by which Next and the log know the request', async () => {
  const answers = [await get('/'), await get('/'), await get('/dashboard'), await get('/media/plan.pdf')]
  const ids = answers.map(({ headers }) => String(headers['x-request-id']))
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  const { headers } = await get('/', { headers: { 'if-none-match': String(answers[0]?.headers.etag) } })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect((await get('/dashboard')).bytes.toString()).toContain('asked as ')
})

test('a request is named as the trusted proxy in front names it, where that is a name', async () => {
  const proxied = responder(next, assets, clientAddresses(1))
  const named = async (id: string) =>
    (await get('/dashboard', { headers: { 'x-request-id': id } })).headers['x-request-id']
  const made = /^[\da-f-]{36}$/
  expect(await named('0af7651916cd43dd8448eb211c80319c')).toMatch(made)
  server.removeAllListeners('request').on('request', (request, response) => void proxied(request, response))
  expect(await named('0af7651916cd43dd8448eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c')
  for (const id of ['short', 'x'.repeat(65), 'a"} , {"level":"', '<b>12345678</b>', ''])
    expect(await named(id)).toMatch(made)
})

test('who meets a fault of the site is told the name of the request, and so is the log', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const failing: RequestListener = () => {
    throw new Error('broken')
  }
  const respond = responder(failing, assets, clients)
  server.removeAllListeners('request').on('request', (request, response) => void respond(request, response))
  const answers = [await get('/dashboard'), await get('/dashboard')]
  for (const [index, { status, headers, bytes }] of answers.entries()) {
    expect([status, bytes.toString()]).toEqual([
      500,
      `Something went wrong.\nReference: ${headers['x-request-id']}\n`,
    ])
    expect(JSON.parse(String(written.mock.calls[index]?.[0]))).toMatchObject({
      event: 'answer_failed',
      request: headers['x-request-id'],
    })
  }
  expect((await get('/', { method: 'PUT' })).bytes.toString()).not.toContain('Reference')
})

test('Next’s page of a fault, which is blank without script, gives way to one that says what happened', async () => {
  const faulty: RequestListener = ({ url, headers }, response) => {
    const isPage = url === '/broken'
    const words = isPage ? `Oops, tell us ${headers['x-request-id']}` : ''
    response.writeHead(isPage ? 200 : 500, { 'Content-Type': 'text/html' }).end(html(words))
  }
  const respond = responder(faulty, assets, clients)
  server.removeAllListeners('request').on('request', (request, response) => void respond(request, response))
  const { status, headers, bytes } = await get('/dashboard')
  expect([status, bytes.toString()]).toEqual([
    500,
    expect.stringContaining(`Oops, tell us ${headers['x-request-id']}`),
  ])
})

test('nobody can ask for that page itself', async () => {
  await get('/broken')
  expect(asked).toEqual(['GET /not-found'])
})

test('where the provider counts how quick pages are, they have the script and take what it sends; else there is neither', async () => {
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

test('it is sent packed as the client takes it', async () => {
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

test('what Next answers without a body, for everybody, is kept too', async () => {
  for (const _ of [1, 2]) expect((await get('/empty')).bytes.length).toBe(0)
  expect(asked).toEqual(['GET /empty'])
})

test('a cache in front that tells its clock is told until when a page may be kept, and nobody else is', async () => {
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

test('who has it already gets no body, and neither does HEAD', async () => {
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

test('after a second Next is asked again', async () => {
  await get('/')
  words = 'second'
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1001)
  expect((await get('/')).bytes.toString()).toContain('second')
})

test('of a flood of forms a few are answered at a time, and who reads does not wait for them', async () => {
  let go = () => {}
  wait = new Promise((free) => {
    go = free
  })
  const flood = Array.from({ length: 40 }, () => get('/form', { method: 'POST', body: 'x=1', headers: form }))
  while (asked.length < 8) await new Promise(setImmediate)
  wait = Promise.resolve()
  expect((await get('/')).status).toBe(200)
  expect(asked.filter((each) => each === 'POST /form')).toHaveLength(8)
  go()
  const answers = await Promise.all(flood)
  expect(answers.every(({ bytes }) => bytes.toString() === 'got x=1')).toBe(true)
  expect(asked).toHaveLength(41)
})

test('a page for everybody waits for none of those that are made for one visitor', async () => {
  let go = () => {}
  wait = new Promise((free) => {
    go = free
  })
  const own = Array.from({ length: 20 }, () => get('/dashboard'))
  while (asked.length < 8) await new Promise(setImmediate)
  wait = Promise.resolve()
  expect((await get('/')).status).toBe(200)
  expect(asked.filter((each) => each === 'GET /dashboard')).toHaveLength(8)
  go()
  await Promise.all(own)
})

test('the hook makes every page new at once, also one that is being made', async () => {
  await get('/')
  let go = () => {}
  wait = new Promise((free) => {
    go = free
  })
  const before = get('/about-us')
  while (!asked.includes('GET /about-us')) await new Promise(setImmediate)
  wait = Promise.resolve()
  await get('/api/revalidate', { method: 'POST', body: '{}' })
  words = 'second'
  expect((await get('/')).bytes.toString()).toContain('second')
  go()
  await before
  expect(asked.filter((each) => each === 'GET /about-us')).toHaveLength(1)
  await get('/about-us')
  expect(asked.filter((each) => each === 'GET /about-us')).toHaveLength(2)
})

test('what only some visitors send does not reach a page that all others get', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', cookie: 'greeting=Ada' }
  expect((await get('/', { headers })).bytes.toString()).toContain('<p>first </p>')
  expect((await get('/')).bytes.toString()).toContain('<p>first </p>')
})

test('what depends on the visitor is made for each, with all that the visitor sent', async () => {
  const [ada, bob] = await Promise.all(
    ['session=ada', 'session=bob'].map((cookie) => get('/dashboard', { headers: { cookie } })),
  )
  expect(ada?.bytes.toString()).toContain('session=ada')
  expect(bob?.bytes.toString()).toContain('session=bob')
  expect(ada?.headers['content-security-policy']).toContain("default-src 'none'")
  const signIn = await get('/auth/login', { headers: { cookie: 'session=ada' } })
  expect(signIn.bytes.toString()).toContain('session=ada')
})

test('a preview for an editor is neither kept nor taken from what is kept', async () => {
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

test('what changes a cookie or leads elsewhere for now is kept by no browser and no proxy', async () => {
  for (const path of ['/ended', '/closed'])
    expect((await get(path)).headers['cache-control']).toBe('private, no-store')
  expect((await get('/one')).headers['cache-control']).toBe('s-maxage=900')
})

test('a form reaches Next whole, and each cookie comes back', async () => {
  const { bytes, headers } = await get('/contact-us', {
    method: 'POST',
    headers: form,
    body: 'x'.repeat(30_000),
  })
  expect(bytes.toString()).toBe(`got ${'x'.repeat(30_000)}`)
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('the page of what does not exist is kept; a file is sent by Next itself', async () => {
  expect((await get('/nobody')).status).toBe(404)
  expect((await get('/nobody')).status).toBe(404)
  expect(asked).toEqual(['GET /nobody'])
  expect((await get('/media/a.pdf', { headers: { range: 'bytes=0-3' } })).status).toBe(206)
})

test('the starter is a file that never changes under its address', async () => {
  const { headers, bytes } = await get('/first-touch.x.js')
  expect(bytes.toString()).toBe('start()')
  expect(headers['cache-control']).toContain('immutable')
})

test('the data of a page are a file of their own, also for a server that has not made the page', async () => {
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

test('data that are gone are 404, and asking for them over and over makes the page once', async () => {
  const paths = ['%2F', '%2F', '%2Fdashboard', '%2F%2Fevil.example', '%2Fapi%2Fauth%2Fsession']
  for (const path of paths) {
    const { status, headers } = await get(`/touch/${'x'.repeat(22)}?of=${path}`)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
  expect(asked.filter((each) => each === 'GET /')).toHaveLength(1)
  expect(asked).not.toContain('GET /dashboard')
})

test('whoever asks for a part of a page gets the whole of it, with its policy', async () => {
  const { status, headers } = await get('/', { headers: { range: 'bytes=0-3' } })
  expect([status, String(headers['content-security-policy'])]).toEqual([
    200,
    expect.stringContaining("img-src 'self'"),
  ])
})

test('no answer tells how it is made within, but what the router reads of a part of a page', async () => {
  const { status, headers } = await get('/nobody')
  expect(status).toBe(404)
  expect(Object.keys(headers).filter((name) => /^x-(nextjs|middleware)/.test(name))).toEqual([])
  const part = await get('/part', { headers: { rsc: '1' } })
  expect(part.headers['x-nextjs-stale-time']).toBe('300')
})

test('an address that cannot be decoded is that of nothing, also of a file or a form', async () => {
  await get('/media/%E0%A4%A.pdf')
  await get('/films/%ff')
  await get('/%', { method: 'POST', headers: form, body: 'x' })
  await get('/?q=%ff')
  expect(asked).toEqual(['GET /not-found', 'POST /not-found', 'GET /?q=%ff'])
})

test('HEAD of what is made for one visitor tells how long it is', async () => {
  const whole = await get('/dashboard')
  const head = await get('/dashboard', { method: 'HEAD' })
  expect(head.bytes).toHaveLength(0)
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
})

test('whoever goes away amid a form leaves nothing waiting behind', async () => {
  const settled: string[] = []
  const respond = responder(next, assets, clients)
  server.removeAllListeners('request').on('request', (request, response) => {
    respond(request, response).then(() => settled.push('given up'))
  })
  const { port } = server.address() as AddressInfo
  const sent = ask({
    port,
    path: '/contact-us',
    method: 'POST',
    headers: { ...form, 'content-length': '1000' },
  })
  sent.on('error', () => {}).write('half')
  await new Promise((arrived) => server.once('request', arrived))
  sent.destroy()
  while (settled.length === 0) await new Promise(setImmediate)
  expect(settled).toEqual(['given up'])
})

test('what the hook of this process was told others are told, unless it came from one of them', async () => {
  const told: string[][] = []
  const hook: RequestListener = (_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"refreshed":["posts"]}')
  const answer = responder(hook, assets, clients, 8, async (tags) => void told.push(tags))
  const own = createServer(answer).listen(0, '127.0.0.1')
  const call = async (headers = {}) => {
    const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}/api/revalidate`
    const { status } = await fetch(url, { method: 'POST', body: '{}', headers })
    expect(status).toBe(200)
  }
  await once(own, 'listening')
  await call()
  await call({ 'x-told-by-another': '' })
  expect(told).toEqual([['posts']])
  own.close()
})
