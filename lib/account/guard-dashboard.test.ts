import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { rule } from '@/contract/testing'
import { answerCookie } from './answer-cookie'
import { guardDashboard } from './guard-dashboard'
import type { Session } from './sealed-session'
import { readSession, writeSession } from './session-cookies'
import { databaseForTest, sessionForTest } from './testing'

afterAll(databaseForTest())

let server: Server
let status = 200

beforeAll(async () => {
  server = createServer((_, response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end('{"access":"next","refresh":"next"}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true))

const stale = () => sessionForTest()

async function visit(path: string, session?: Session, headers = {}) {
  const request = new NextRequest(`http://localhost${path}`, { headers })
  if (session) await writeSession(request.cookies, session)
  return { request, response: await guardDashboard(request) }
}

const cleared = ['next-auth.session-token=; Path=/;', 'greeting=; Path=/;']

rule.each([
  ['2.routes.19', '/dashboard', '/auth/login?callbackUrl=%2Fdashboard'],
  ['', '/dashboard?x=1&y=2', '/auth/login?callbackUrl=%2Fdashboard%3Fx%3D1%26y%3D2'],
])('a visitor who is not signed in is redirected from %s to %s', async (path, login) => {
  const { response } = await visit(path)
  expect(response?.headers.get('location')).toBe(`http://localhost${login}`)
  expect(response?.headers.getSetCookie()).toEqual([])
})

test('a valid session passes, and no cookie is written', async () => {
  const { response } = await visit('/dashboard', { ...(await stale()), accessUntil: Date.now() + 60_000 })
  expect(response?.headers.get('x-middleware-next')).toBe('1')
  expect(response?.headers.getSetCookie()).toEqual([])
})

test('the outcome of a form is cleared from the browser when the page shows it, and not before', async () => {
  const answered = { ...(await stale()), accessUntil: Date.now() + 60_000 }
  const cookie = `${answerCookie.name}=sealed`
  const shown = await visit('/dashboard', answered, { cookie, accept: 'text/html,*/*' })
  expect(shown.response?.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^account-answer=; Path=\/dashboard;.* Max-Age=0;/),
  ])
  // With `x-middleware-set-cookie`, Next would clear the cookie before the page reads it.
  expect(shown.response?.headers.has('x-middleware-set-cookie')).toBe(false)
  const ahead = { cookie, accept: 'text/html,*/*', 'sec-purpose': 'prefetch' }
  for (const headers of [{ cookie, accept: '*/*' }, ahead, { accept: 'text/html' }]) {
    const { response } = await visit('/dashboard', answered, headers)
    expect(response?.headers.getSetCookie()).toEqual([])
  }
  const { response } = await visit('/dashboard', undefined, { cookie, accept: 'text/html' })
  expect(response?.headers.getSetCookie()).toEqual([])
})

test('a stale session is renewed for this request and for the browser', async () => {
  status = 200
  const { request, response } = await visit('/dashboard', await stale())
  expect(response?.headers.get('x-middleware-next')).toBe('1')
  expect(await readSession(request.cookies)).toMatchObject({ access: 'next', refresh: 'next' })
  expect(response?.headers.get('x-middleware-request-cookie')).toBe(request.headers.get('cookie'))
  if (response) expect(await readSession(response.cookies)).toMatchObject({ access: 'next', refresh: 'next' })
  expect(response?.cookies.get('greeting')?.value).toBe('ada')
})

test('a refused token ends the session and clears both cookies', async () => {
  status = 401
  const { response } = await visit('/dashboard', await stale())
  expect(response?.headers.get('location')).toBe(
    'http://localhost/auth/login?notice=ended&callbackUrl=%2Fdashboard',
  )
  expect(response?.headers.getSetCookie().map((cookie, at) => cookie.startsWith(cleared[at] ?? '-'))).toEqual(
    [true, true],
  )
})

test('a stale session stays during an outage', async () => {
  status = 503
  const { response } = await visit('/dashboard', await stale())
  expect(response?.headers.get('x-middleware-next')).toBe('1')
  expect(response?.headers.getSetCookie()).toEqual([])
})
