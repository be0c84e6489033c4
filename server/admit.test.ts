import { request as ask, createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { currentVisit } from '@/lib/visit/visit'
import { clientAddresses } from './client-address'
import { responder } from './respond'

const assets = {
  starter: { src: '/first-touch.x.js', integrity: 'sha256-x', text: 'start()' },
  styleOf: () => undefined,
  integrityOf: () => undefined,
  actions: { names: new Map([['a'.repeat(42), 'submitLead']]), areAsExpected: true },
}
const site = 'https://www.example.com'
const form = { origin: site, 'content-type': 'application/x-www-form-urlencoded' }

let server: Server
let port: number
let reached: Record<string, unknown>[] = []

async function serve(trusted: number | string[] = 0) {
  process.env.SITE_URL = site
  const respond = responder(
    async (request, response) => {
      reached.push({ url: request.url, ...request.headers, body: await text(request) })
      const visit = currentVisit()
      if (visit && request.url === '/wait') visit.wait = 90
      response.end('made')
    },
    assets,
    clientAddresses(trusted),
  )
  server = createServer((request, response) => void respond(request, response).catch(() => {}))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
}

beforeEach(() => {
  reached = []
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

type SentRequest = { method?: string; headers?: Record<string, string>; body?: string }
type ReadResponse = { status?: number; headers: Record<string, unknown>; words: string }

function send(path: string, { method = 'POST', headers = form, body }: SentRequest = {}) {
  return new Promise<ReadResponse>((answered, fail) => {
    const sent = ask({ port, path, method, headers, agent: false }, async (response) => {
      answered({ status: response.statusCode, headers: response.headers, words: await text(response) })
    })
    sent.on('error', fail).end(body)
  })
}

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site that browsers report', { origin: site, 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the same domain', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }],
  ['the same host without encryption', { origin: 'http://www.example.com' }],
  [
    'a host that only the request itself names',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
  ['a client without an origin', {}],
  ['a page that hides its origin', { origin: 'null' }],
])('a form of %s is refused before it is read', async (_, headers) => {
  await serve()
  const { status } = await send('/contact-us', {
    headers: { ...headers, 'content-type': form['content-type'] },
  })
  expect([status, reached]).toEqual([403, []])
})

test('calls of upstreams, browsers and mail programs need no origin', async () => {
  await serve()
  for (const path of ['/api/revalidate', '/api/policy-report', '/api/unsubscribe?of=x'])
    expect((await send(path, { headers: {}, body: 'a=1' })).status).toBe(200)
})

test.each([
  ['declared', { ...form, 'content-length': '40000' }],
  ['not declared', form],
])('an oversized form is refused when its length is %s', async (_, headers) => {
  await serve()
  const answer = await send('/contact-us', { headers, body: 'x'.repeat(40_000) }).catch(() => null)
  // A client that is still sending may see the connection end before the answer.
  if (answer)
    expect([answer.status, answer.words]).toEqual([
      413,
      'This form is too long: it can be up to 32 KB. Shorten it and send it again.\n',
    ])
  expect(reached).toEqual([])
})

test.each([
  ['GET', 400],
  ['PUT', 405],
  ['DELETE', 405],
])('%s with a body is refused', async (method, status) => {
  await serve()
  const answer = await send('/dashboard', { method, headers: { 'content-length': '3' }, body: 'abc' })
  expect([answer.status, reached]).toEqual([status, []])
})

test('a request that names two hosts is refused', async () => {
  await serve()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*\n.*\nA request must name exactly one host\.\n$/s)
})

test('a POST with a body of another type than a form is refused', async () => {
  await serve()
  const headers = { ...form, 'content-type': 'application/json' }
  expect((await send('/contact-us', { headers, body: '{}' })).status).toBe(415)
})

const known = 'a'.repeat(42)
const parts = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')

test.each([
  ['no action', parts({ name: 'Ada' }), {}, 400],
  ['an action in no form', parts({ $ACTION_ID_zz: '' }), {}, 400],
  ['an action of another build', parts({ [`$ACTION_ID_${'b'.repeat(42)}`]: '' }), {}, 409],
  ['a reference to nothing', parts({ $ACTION_REF_1: '' }), {}, 400],
  ['a reference that cannot be read', parts({ $ACTION_REF_1: '', '$ACTION_1:0': '{bad' }), {}, 400],
  ['half a form', 'Content-Disposition', {}, 400],
  ['a call of no action', parts({ 0: '[]' }), { 'next-action': 'constructor' }, 400],
  ['a call of an action of another build', parts({ 0: '[]' }), { 'next-action': 'b'.repeat(42) }, 409],
  ['an action without its state', parts({ [`$ACTION_ID_${known}`]: '' }), {}, 400],
  [
    'a reference to a known action',
    parts({ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${known}","bound":"$@1"}`, '$ACTION_1:1': '[{}]' }),
    {},
    200,
  ],
  ['a call of a known action', parts({ 0: '[{},"$K1"]' }), { 'next-action': known }, 200],
])('a request with %s reaches Next only when it passes the check', async (_, body, more, status) => {
  await serve()
  const headers = { origin: site, 'content-type': 'multipart/form-data; boundary=x', ...more }
  const answer = await send('/contact-us', { headers, body: `${body}--x--\r\n` })
  expect([answer.status, reached.length]).toEqual([status, status === 200 ? 1 : 0])
})

test('an untrusted client’s headers are ignored', async () => {
  await serve()
  await send('/contact-us', {
    headers: {
      ...form,
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      'x-middleware-subrequest': 'middleware',
      forwarded: 'for=203.0.113.9',
      'x-nextjs-data': '1',
    },
    body: 'a=1',
  })
  expect(reached[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', body: 'a=1' })
  const names = Object.keys(reached[0] ?? {})
  expect(names.filter((name) => /^(x-|forwarded)/.test(name))).toEqual(['x-forwarded-for', 'x-request-id'])
})

test.each([
  ['one proxy', 1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['two proxies', 2, '198.51.100.7, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [
    'the proxies of a network',
    ['loopback', '10.0.0.0/8'],
    '198.51.100.7, 203.0.113.9, 10.2.0.1',
    '203.0.113.9',
  ],
  ['no proxy', 1, '', '127.0.0.1'],
])(
  'behind %s, X-Forwarded-For gets the address from which the client connected',
  async (_, trusted, told, client) => {
    await serve(trusted)
    await send('/contact-us', { headers: { ...form, ...(told && { 'x-forwarded-for': told }) }, body: 'a=1' })
    expect(reached[0]).toMatchObject({ 'x-forwarded-for': client })
  },
)

test('a client over its limit gets the seconds to wait, and other clients pass', async () => {
  await serve(1)
  const from = (client: string) =>
    send('/wait', { headers: { ...form, 'x-forwarded-for': client }, body: 'a=1' })
  const answers = await Promise.all(Array.from({ length: 130 }, () => from('203.0.113.50')))
  const refused = answers.filter(({ words }) => words.startsWith('Too many requests'))
  expect(refused).toHaveLength(10)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('203.0.113.51')).words).toBe('made')
})

test('many open desks behind one address do not use up the limit of that address', async () => {
  await serve(1)
  const headers = { 'x-forwarded-for': '203.0.113.60' }
  const get = (path: string) => send(path, { method: 'GET', headers })
  for (let batch = 0; batch < 7; batch++) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/desk/pulse')))
    expect(answers.filter(({ status }) => status === 429)).toEqual([])
  }
  expect((await get('/desk')).status).toBe(200)
})

test('a form over its limit answers with 429 and its usual page', async () => {
  await serve()
  const { status, headers, words } = await send('/wait', { body: 'a=1' })
  expect([status, headers['retry-after'], words]).toEqual([429, '90', 'made'])
})

test('a body that does not arrive within 10 seconds is refused', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  await serve()
  const socket = connect(port, '127.0.0.1')
  const answered = text(socket)
  const arrived = new Promise((done) => server.once('request', done))
  socket.write(
    `POST /contact-us HTTP/1.1\r\nHost: a\r\nOrigin: ${site}\r\nContent-Length: 9\r\nContent-Type: text/plain\r\n\r\nhalf`,
  )
  await arrived
  while (jest.getTimerCount() === 0) await new Promise(setImmediate)
  jest.advanceTimersByTime(10_000)
  expect(await answered).toMatch(
    /^HTTP\/1\.1 408 .*\n.*\nThis form took more than 10 seconds to arrive\. Please send it again\.\n$/s,
  )
  jest.useRealTimers()
})
