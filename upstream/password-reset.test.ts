import { call, smtpForTest, upstreamForTest } from './testing'

const account = { email: 'jane@example.com', password: 'correct horse battery 9' }
const next = 'another fine horse 7'

let smtp: Awaited<ReturnType<typeof smtpForTest>>
let { upstream, logged } = upstreamForTest()

beforeEach(async () => {
  smtp = await smtpForTest()
  ;({ upstream, logged } = upstreamForTest({ mail: smtp.mail }))
  await post('/api/create-account/', { ...account, confirm_password: account.password })
  await upstream.settled()
  smtp.mails.length = 0
})

afterEach(async () => {
  await upstream.close()
  await smtp.close()
})

const post = (path: string, body: unknown, headers = {}) => call(upstream, 'POST', path, body, headers)
const signIn = (password: string) => post('/api/token/', { ...account, password })
const confirm = (link: object, password = next, repeat = password) =>
  post('/api/auth/password-reset-confirm/', { ...link, new_password: password, confirm_new_password: repeat })

async function ask(email = account.email, headers = {}) {
  const answer = await post('/api/auth/password-reset/', { email }, headers)
  await upstream.settled()
  return answer
}

function lastLink() {
  const text = smtp.mails.at(-1)?.text ?? ''
  const url = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  return { url, uid: url.searchParams.get('uid'), token: url.searchParams.get('token') }
}

test('the mail goes to the registered spelling of the address, and its link ignores the request’s host', async () => {
  await ask('JANE@example.com', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.to?.[0]?.address).toBe('jane@example.com')
  const { url } = lastLink()
  expect(url.origin + url.pathname).toBe('https://www.example.com/auth/forgot-password-confirm')
  expect(smtp.mails[0]?.text).not.toContain('evil')
})

test('a mail that is sent again has the same link', async () => {
  await ask()
  const first = lastLink()
  const db = await upstream.database()
  const again = { state: 'waiting', due_at: new Date().toISOString(), ended_at: null } as const
  await db.updateTable('outbox').set(again).where('kind', '=', 'password_reset').execute()
  await ask('nobody@example.com')
  expect(smtp.mails).toHaveLength(2)
  expect(lastLink()).toEqual(first)
  expect((await confirm(first)).status).toBe(200)
  expect((await signIn(next)).status).toBe(200)
})

test('an unknown address gets an equal response and adds an equal row, but gets no mail', async () => {
  const known = await ask()
  const unknown = await ask('nobody@example.com')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(smtp.mails).toHaveLength(1)
  const asked = (await upstream.database()).selectFrom('outbox').where('kind', '=', 'password_reset')
  const rows = await asked.select(['payload', 'state']).orderBy('payload').execute()
  expect(rows).toEqual([
    { payload: '{"account":1}', state: 'delivered' },
    { payload: '{"account":null}', state: 'withheld' },
  ])
})

test('the database holds no usable token, and the log no address', async () => {
  await ask()
  const rows = await (await upstream.database()).selectFrom('reset_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(lastLink().token)
  expect(JSON.stringify(logged)).not.toMatch(/jane|token=/)
})

test('a link sets a new password once and ends the old one’s sessions, and a mail reports the change', async () => {
  const before = (await signIn(account.password)).body
  await ask()
  const link = lastLink()
  expect((await confirm(link)).status).toBe(200)
  await upstream.settled()
  expect(smtp.mails.map(({ subject }) => subject)).toEqual([
    'Choose a new Example Training password',
    'Your Example Training password was changed',
  ])
  expect(await confirm(link, 'yet another horse 8')).toMatchObject({
    status: 400,
    body: { token: ['Invalid value'] },
  })
  expect((await signIn(account.password)).status).toBe(401)
  expect((await signIn(next)).status).toBe(200)
  expect((await post('/api/token/refresh/', { refresh: before.refresh })).status).toBe(401)
  const headers = { Authorization: `Bearer ${before.access}` }
  expect((await call(upstream, 'GET', '/api/me/leads/', undefined, headers)).status).toBe(401)
})

test('a used link confirms the account’s address, and cancels a pending change of address', async () => {
  const { access } = (await signIn(account.password)).body
  const headers = { Authorization: `Bearer ${access}` }
  await post('/api/me/email/', { email: 'next@example.com', password: account.password }, headers)
  await upstream.settled()
  const change = smtp.mails.find(({ to }) => to?.[0]?.address === 'next@example.com')
  const link = new URL(/https?:\S+/.exec(change?.text ?? '')?.[0] ?? '')
  await ask()
  await confirm(lastLink())
  const db = await upstream.database()
  const { confirmed_at } = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  expect(confirmed_at).not.toBeNull()
  const { status } = await post('/api/confirm-email/', Object.fromEntries(link.searchParams))
  expect(status).toBe(400)
})

test('a weak or mistyped password is reported and leaves the link valid', async () => {
  await ask()
  const link = lastLink()
  expect((await confirm(link, next, 'other')).body).toEqual({
    new_password: ['The two password fields didn’t match.'],
  })
  expect((await confirm(link, '12345678')).body).toEqual({
    new_password: ['This password is too common.', 'This password is entirely numeric.'],
  })
  expect((await confirm(link)).status).toBe(200)
})

test('a link is invalid after a sign-in', async () => {
  await ask()
  await signIn(account.password)
  expect((await confirm(lastLink())).body).toEqual({ token: ['Invalid value'] })
})

test('only the newest link of an account is valid, also after concurrent requests', async () => {
  await ask()
  const first = lastLink()
  await ask()
  expect((await confirm(first)).body).toEqual({ token: ['Invalid value'] })
  expect((await confirm(lastLink())).status).toBe(200)
  await Promise.all(Array.from({ length: 20 }, () => ask()))
  const rows = await (await upstream.database()).selectFrom('reset_tokens').selectAll().execute()
  expect(rows).toHaveLength(1)
})

test('one of several links used at once succeeds, and none waits for ever', async () => {
  for (let round = 0; round < 5; round++) {
    const links = []
    for (let link = 0; link < 4; link++) {
      await ask()
      links.push(lastLink())
    }
    const answers = await Promise.all(links.map((link, index) => confirm(link, `${next} ${round} ${index}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  }
}, 20_000)

test.each(['LTU', 'MHgx', 'IDEg', 'MWUw', 'OTk5OTk5OTk5OTk5', ''])('the uid %j is unknown', async (uid) => {
  await ask()
  const { status, body } = await confirm({ uid, token: lastLink().token })
  expect([status, Object.keys(body)]).toEqual([400, ['uid']])
})

test('a link is invalid after three days, and its row is deleted at the next request', async () => {
  await ask()
  const db = await upstream.database()
  const left = await db.selectFrom('reset_tokens').select('expires_at').executeTakeFirstOrThrow()
  expect((Date.parse(left.expires_at) - Date.now()) / 3_600_000).toBeCloseTo(72, 1)
  await db
    .updateTable('reset_tokens')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .execute()
  expect((await confirm(lastLink())).body).toEqual({ token: ['Invalid value'] })
  await ask('nobody@example.com')
  expect(await db.selectFrom('reset_tokens').selectAll().execute()).toHaveLength(1)
})

test('the link of one account does not open another account', async () => {
  await post('/api/create-account/', {
    ...account,
    email: 'b@example.com',
    confirm_password: account.password,
  })
  await ask()
  const other = Buffer.from('2').toString('base64url')
  expect((await confirm({ ...lastLink(), uid: other })).body).toEqual({ token: ['Invalid value'] })
})

test('one of 50 concurrent confirms of a link succeeds, and its password is stored', async () => {
  await ask()
  const link = lastLink()
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const password = `${next} ${index}`
      return { password, status: (await confirm(link, password)).status }
    }),
  )
  const through = answers.filter(({ status }) => status === 200)
  expect(through).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
  expect((await signIn(through[0]?.password ?? '')).status).toBe(200)
}, 20_000)
