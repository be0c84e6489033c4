import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rule } from '@/contract/testing'
import { requestTokens } from '@/lib/api/tokens'
import type { Session } from './sealed-session'
import { beginSession, freshSession } from './session-tokens'
import { databaseForTest, sessionForTest } from './testing'

afterAll(databaseForTest())

let server: Server
let answer: (path: string, sent: Record<string, string>) => [number, unknown]
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      asked.push(request.url ?? '')
      const [status, content] = answer(request.url ?? '', JSON.parse(body))
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  asked.length = 0
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

async function signInWith(email: string, password: string) {
  const tokens = await requestTokens(email, password)
  return tokens && (await beginSession(tokens, null))
}

const jwt = (exp: number) => `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`
const session = (change: Partial<Session> = {}) => sessionForTest({ access: jwt(1), ...change })

rule(
  '3.20 4.32 7.16',
  'signing in gives a session with its token’s expiry; a refusal gives none',
  async () => {
    const exp = Math.floor(Date.now() / 1000) + 300
    answer = (_, { password }) =>
      password === 'right'
        ? [200, { email: 'ada@example.com', access: jwt(exp), refresh: 'r' }]
        : [401, { detail: 'No active account found with the given credentials' }]
    expect(await signInWith('ada@example.com', 'right')).toMatchObject({ accessUntil: exp * 1000 })
    expect(await signInWith('ada@example.com', 'wrong')).toBeNull()
  },
)

test.each([-3600, 3600])(
  'a token lasts as long as it should when the upstream’s clock is %i s off',
  async (off) => {
    const iat = Math.floor(Date.now() / 1000) + off
    const access = `x.${Buffer.from(JSON.stringify({ iat, exp: iat + 300 })).toString('base64url')}.x`
    answer = () => [200, { email: 'ada@example.com', access, refresh: 'r' }]
    const signedIn = await signInWith('ada@example.com', 'right')
    const left = (signedIn?.accessUntil ?? 0) - Date.now()
    expect(left).toBeGreaterThan(290_000)
    expect(left).toBeLessThanOrEqual(300_000)
  },
)

test('an opaque token is assumed to last five minutes', async () => {
  answer = () => [200, { email: 'ada@example.com', access: 'opaque', refresh: 'r' }]
  const signedIn = await signInWith('ada@example.com', 'right')
  expect((signedIn?.accessUntil ?? 0) - Date.now()).toBeGreaterThan(4.9 * 60_000)
})

test('a fresh session is left alone', async () => {
  const good = await session({ accessUntil: Date.now() + 60_000 })
  expect(await freshSession(good)).toBe(good)
  expect(asked).toEqual([])
})

rule(
  '7.24',
  'a refresh token is exchanged once for 20 concurrent requests and for a request shortly after',
  async () => {
    answer = () => [200, { access: jwt(9_999_999_999), refresh: 'next' }]
    const stale = await session()
    const renewed = await Promise.all(Array.from({ length: 20 }, () => freshSession(stale)))
    renewed.push(await freshSession(stale))
    expect(asked).toEqual(['/api/token/refresh/'])
    for (const one of renewed) expect(one).toMatchObject({ refresh: 'next', accessUntil: 9_999_999_999_000 })
  },
)

test('an exchange is shared only while its access token is valid', async () => {
  answer = () => [200, { access: jwt(Math.floor(Date.now() / 1000) + 20) }]
  const stale = await session()
  await freshSession(stale)
  answer = () => [200, { access: jwt(9_999_999_999) }]
  expect(await freshSession(stale)).toMatchObject({ accessUntil: 9_999_999_999_000 })
  expect(asked).toEqual(['/api/token/refresh/', '/api/token/refresh/'])
})

test('a session keeps its refresh token when the upstream does not rotate tokens', async () => {
  answer = () => [200, { access: jwt(9_999_999_999) }]
  const stale = await session()
  expect(await freshSession(stale)).toMatchObject({ refresh: stale.refresh })
})

test('a refused refresh ends the session; a refresh that failed in an outage is retried', async () => {
  answer = () => [401, { detail: 'Token is blacklisted', code: 'token_not_valid' }]
  expect(await freshSession(await session())).toBeNull()
  const stale = await session()
  answer = () => [503, {}]
  await expect(freshSession(stale)).rejects.toThrow('POST /api/token/refresh/ failed with 503')
  answer = () => [200, { access: jwt(9_999_999_999), refresh: 'next' }]
  expect(await freshSession(stale)).toMatchObject({ refresh: 'next' })
})
