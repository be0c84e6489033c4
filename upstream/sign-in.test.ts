import { call, lead, upstreamForTest } from './testing'
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

test('an access token lasts five minutes, a refresh token a day, and neither holds the address', async () => {
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

const blacklisted = { status: 401, body: { detail: 'Token is blacklisted', code: 'token_not_valid' } }

test('a refresh token can be exchanged, and so can its successors', async () => {
  let pair = (await signIn()).body
  for (let round = 0; round < 3; round++) {
    const next = await refresh(pair.refresh)
    expect(next.status).toBe(200)
    pair = next.body
  }
})

test('a spent refresh token that comes back ends its whole sign-in, and no other', async () => {
  const [first, other] = [(await signIn()).body, (await signIn()).body]
  const second = (await refresh(first.refresh)).body
  expect(await refresh(first.refresh)).toMatchObject(blacklisted)
  expect(await refresh(second.refresh)).toMatchObject(blacklisted)
  expect((await myLeads(second.access)).body).toMatchObject({ code: 'token_not_valid' })
  expect((await refresh(other.refresh)).status).toBe(200)
})

test('POST /token/end/ ends a sign-in, and can be repeated', async () => {
  const { access, refresh: token } = (await signIn()).body
  const end = (refresh: string) => post('/api/token/end/', { refresh })
  expect([(await end(token)).status, (await end(token)).status]).toEqual([200, 200])
  expect(await refresh(token)).toMatchObject(blacklisted)
  expect((await myLeads(access)).status).toBe(401)
  expect(await end('x')).toMatchObject({ status: 401, body: { detail: 'Token is invalid' } })
})

test('one of 50 concurrent exchanges of a refresh token succeeds', async () => {
  const { body } = await signIn()
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(body.refresh)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the denylist forgets expired tokens', async () => {
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

test('a closed account can neither sign in nor use its tokens', async () => {
  const { body } = await signIn()
  const db = await upstream.database()
  await db.updateTable('accounts').set({ is_active: 0 }).execute()
  expect((await signIn()).status).toBe(401)
  expect((await refresh(body.refresh)).status).toBe(401)
  const { status, body: refusal } = await myLeads(body.access)
  expect([status, refusal.code]).toEqual([401, 'user_inactive'])
})

const myLeads = (access: string, query = '') =>
  call(upstream, 'GET', `/api/me/leads/${query}`, undefined, { Authorization: `Bearer ${access}` })

async function confirmed() {
  const db = await upstream.database()
  await db.updateTable('accounts').set({ confirmed_at: '2026-01-01T00:00:00.000Z' }).execute()
  return (await signIn()).body.access
}

test('GET /me/leads/ returns 403 for an unconfirmed address', async () => {
  await post('/api/leads/', { ...lead, email: 'jane@example.com' })
  const { status, body } = await myLeads((await signIn()).body.access)
  expect([status, body]).toEqual([403, { detail: 'Confirm your email address first.' }])
})

test('GET /me/leads/ returns 20 leads a page', async () => {
  for (let number = 1; number <= 21; number++) {
    await post('/api/leads/', { ...lead, email: account.email, careerPathName: `Path ${number}` })
  }
  const access = await confirmed()
  const first = (await myLeads(access)).body
  expect(first).toMatchObject({
    count: 21,
    previous: null,
    next: 'http://upstream.test/api/me/leads/?page=2',
  })
  expect(first.results).toHaveLength(20)
  expect(first.results[0].careerPathName).toBe('Path 21')
  const second = (await myLeads(access, '?page=2')).body
  expect(second).toMatchObject({ next: null, results: [{ careerPathName: 'Path 1' }] })
  expect((await myLeads(access, '?page=3')).status).toBe(404)
})

test('GET /me/leads/ returns the caller’s own leads, newest first, with no more fields than needed', async () => {
  await post('/api/leads/', { ...lead, email: 'Jane@Example.com' })
  await post('/api/leads/', { ...lead, email: 'jane@example.com', careerPathName: 'AI' })
  await post('/api/leads/', { ...lead, email: 'other@example.com' })
  const { status, body } = await myLeads(await confirmed())
  expect(status).toBe(200)
  const rest = {
    created_at: expect.any(String),
    selectedPlan: 'growth-project-pack',
    reference: expect.stringMatching(/^\w{3}-\w{3}-\w{3}$/),
    ...{ billing: '', start: '', country: 'UK', phone_ending: '000' },
    ...{ withdrawn_at: null, undo_until: null, status: 'received', due_at: null, classroom_url: null },
    ...{ answered_at: null, offered_at: null, enrolled_at: null, closed_at: null },
  }
  expect(body.results).toEqual([
    { ...rest, id: 2, careerPathName: 'AI' },
    { ...rest, id: 1, careerPathName: 'Data' },
  ])
})
