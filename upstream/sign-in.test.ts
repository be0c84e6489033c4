import { call, upstreamForTest } from './testing'
import { createTokens } from './tokens'

const account = { email: 'jane@example.com', password: 'correct horse battery 9' }
const secret = 'the secret of these tests, long enough'
let { upstream } = upstreamForTest()

beforeEach(async () => {
  ;({ upstream } = upstreamForTest({ secret }))
  await post('/api/create-account/', { ...account, confirm_password: account.password })
})

afterEach(() => upstream.close())

const post = (path: string, body: unknown) => call(upstream, 'POST', path, body)
const signIn = (change = {}) => post('/api/token/', { ...account, ...change })
const refresh = (token: string) => post('/api/token/refresh/', { refresh: token })
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('access lasts five minutes, refresh a day, and neither holds the address', async () => {
  const { access, refresh } = (await signIn({ email: 'JANE@EXAMPLE.COM' })).body
  const [accessClaims, refreshClaims] = [claimsOf(access), claimsOf(refresh)]
  expect(accessClaims).toMatchObject({
    token_type: 'access',
    user_id: '1',
    jti: expect.stringMatching(/^\w{32}$/),
  })
  expect(accessClaims.exp - accessClaims.iat).toBe(300)
  expect(refreshClaims.exp - refreshClaims.iat).toBe(86_400)
  expect(JSON.stringify([accessClaims, refreshClaims])).not.toContain('jane')
})

test('a refresh token is exchanged once, and its successor goes on', async () => {
  const first = (await signIn()).body
  const second = await refresh(first.refresh)
  expect(second.status).toBe(200)
  expect(await refresh(first.refresh)).toMatchObject({
    status: 401,
    body: { detail: 'Token is blacklisted', code: 'token_not_valid' },
  })
  expect((await refresh(second.body.refresh)).status).toBe(200)
})

test('of 50 exchanges of one refresh token at once, one is let through', async () => {
  const { body } = await signIn()
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(body.refresh)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the denylist forgets tokens that have run out', async () => {
  const db = await upstream.database()
  await db.insertInto('spent_tokens').values({ id: 'old', expires_at: '2026-01-01T00:00:00.000Z' }).execute()
  await refresh((await signIn()).body.refresh)
  const rows = await db.selectFrom('spent_tokens').selectAll().execute()
  expect(rows.map(({ id }) => id)).not.toContain('old')
  expect(rows).toHaveLength(1)
})

test('a token signed with another secret, or with none, is refused', async () => {
  const forged = await createTokens('somebody else’s secret', () => new Date()).issue('refresh', {
    id: 1,
    password_hash: '',
  })
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.split('.')[1]}.`
  for (const token of [forged, unsigned]) {
    expect(await refresh(token)).toMatchObject({ status: 401, body: { detail: 'Token is invalid' } })
  }
})

test('an account that was closed can no longer sign in or go on', async () => {
  const { body } = await signIn()
  const db = await upstream.database()
  await db.updateTable('accounts').set({ is_active: 0 }).execute()
  expect((await signIn()).status).toBe(401)
  expect((await refresh(body.refresh)).status).toBe(401)
  const { status, body: refusal } = await myLeads(body.access)
  expect([status, refusal.code]).toEqual([401, 'user_inactive'])
})

const myLeads = (access: string) =>
  call(upstream, 'GET', '/api/me/leads/', undefined, { Authorization: `Bearer ${access}` })

test('GET /me/leads/ gives the caller’s own leads, newest first, and no more than date, path and plan', async () => {
  const lead = {
    careerPathName: 'Data',
    selectedPlan: 'growth-project-pack',
    firstName: 'Jane',
    lastName: 'Doe',
    country: 'UK',
    phone: '+44 20 7946 0000',
    source: 'Google',
  }
  await post('/api/leads/', { ...lead, email: 'Jane@Example.com' })
  await post('/api/leads/', { ...lead, email: 'jane@example.com', careerPathName: 'AI' })
  await post('/api/leads/', { ...lead, email: 'other@example.com' })
  const { status, body } = await myLeads((await signIn()).body.access)
  expect(status).toBe(200)
  expect(body).toEqual([
    { id: 2, created_at: expect.any(String), careerPathName: 'AI', selectedPlan: 'growth-project-pack' },
    { id: 1, created_at: expect.any(String), careerPathName: 'Data', selectedPlan: 'growth-project-pack' },
  ])
})
