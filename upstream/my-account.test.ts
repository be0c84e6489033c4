import { call, lead, smtpForTest, upstreamForTest } from './testing'

const password = 'correct horse battery 9'
const next = 'another fine horse 7'
const jane = 'jane@example.com'
const hour = 60 * 60 * 1000

let smtp: Awaited<ReturnType<typeof smtpForTest>>
let { upstream, logged } = upstreamForTest()
let access = ''
let at = Date.now()

beforeEach(async () => {
  smtp = await smtpForTest()
  at = Date.now()
  ;({ upstream, logged } = upstreamForTest({ mail: smtp.mail, now: () => new Date(at) }))
  expect((await signUp(jane)).status).toBe(201)
  access = await signIn(jane)
})

afterEach(async () => {
  await upstream.close()
  await smtp.close()
})

const post = (path: string, body: unknown, headers = {}) => call(upstream, 'POST', path, body, headers)
const signUp = (email: string) =>
  post('/api/create-account/', { email, password, confirm_password: password })
const signIn = async (email: string, typed = password): Promise<string> =>
  (await post('/api/token/', { email, password: typed })).body.access
const headers = () => ({ Authorization: `Bearer ${access}` })
const own = (path: string, body: object = {}) => post(`/api/me/${path}`, body, headers())
const me = async () => await call(upstream, 'GET', '/api/me/', undefined, headers())

async function mailsTo(address: string) {
  await upstream.settled()
  return smtp.mails.filter(({ to }) => to?.[0]?.address === address)
}

async function linkTo(address: string) {
  const texts = (await mailsTo(address)).map(({ text }) => text ?? '')
  const links = texts.flatMap((text) => text.match(/https:\S+confirm-email\S+/) ?? [])
  return Object.fromEntries(new URL(links.at(-1) ?? '').searchParams)
}

const confirm = (link: object) => post('/api/confirm-email/', { ...link, password })

test('sign-up mails a link that confirms the address once and signs nobody in', async () => {
  expect((await me()).body).toEqual({ email: jane, confirmed: false })
  const link = await linkTo(jane)
  const answer = await confirm(link)
  expect([answer.status, answer.body]).toEqual([200, { email: jane, changed: false }])
  expect(JSON.stringify(answer.headers)).not.toContain('ey')
  expect((await me()).body).toEqual({ email: jane, confirmed: true })
  expect(await confirm(link)).toMatchObject({ status: 400, body: { token: ['Invalid value'] } })
})

test('a link without session or password confirms nothing, and stays valid', async () => {
  const link = await linkTo(jane)
  const send = (more: object, headers = {}) => post('/api/confirm-email/', { ...link, ...more }, headers)
  expect(await send({})).toMatchObject({ status: 400, body: { password: ['This field is required.'] } })
  expect(await send({ password: 'wrong horse 9' })).toMatchObject({
    status: 400,
    body: { password: ['The password is not right. Please enter it again.'] },
  })
  expect(await send({ token: 'x', password: 'wrong' })).toMatchObject({ body: { token: ['Invalid value'] } })
  await signUp('b@example.com')
  const stranger = { Authorization: `Bearer ${await signIn('b@example.com')}` }
  expect((await send({}, stranger)).status).toBe(400)
  expect((await send({}, headers())).status).toBe(200)
})

test('the database holds no usable token, and the log no address', async () => {
  const { token } = await linkTo(jane)
  const rows = await (await upstream.database()).selectFrom('confirmations').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(logged)).not.toMatch(/jane|token=/)
})

test('a link expires after three days, and only the newest works', async () => {
  const first = await linkTo(jane)
  await own('confirm/')
  const second = await linkTo(jane)
  expect((await confirm(first)).status).toBe(400)
  at += 72 * hour + 1
  expect((await confirm(second)).status).toBe(400)
  at -= 2
  expect((await confirm(second)).status).toBe(200)
})

test('the link of one account confirms no other account', async () => {
  await signUp('b@example.com')
  const { token } = await linkTo(jane)
  const { uid } = await linkTo('b@example.com')
  expect((await confirm({ uid, token })).status).toBe(400)
  expect(await confirm({ uid: 'LTU', token })).toMatchObject({ body: { uid: ['Invalid value'] } })
})

test('an account gets at most three links an hour when it requests 100 at once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => own('confirm/')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('3600')
  expect(await mailsTo(jane)).toHaveLength(3)
  at += hour + 1
  access = await signIn(jane)
  expect((await own('confirm/')).status).toBe(200)
})

test('a stranger’s address gets only two mails when 20 accounts name it', async () => {
  for (let number = 0; number < 20; number++) {
    await signUp(`sender${number}@example.com`)
    access = await signIn(`sender${number}@example.com`)
    await own('email/', { email: 'stranger@example.com', password })
  }
  expect(await mailsTo('stranger@example.com')).toHaveLength(2)
}, 30_000)

test('the owner of a taken address gets one mail a day when 50 sign-ups name it', async () => {
  const before = (await mailsTo(jane)).length
  const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(jane.toUpperCase())))
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([400, { email: ['user with this email address already exists.'] }])
  }
  const told = (await mailsTo(jane)).slice(before)
  expect(told.map(({ subject }) => subject)).toEqual(['You already have a Example Training account'])
  at += 24 * hour + 1
  await signUp(jane)
  expect((await mailsTo(jane)).length - before).toBe(2)
})

test('an address changes once its link is used, and the former address gets a mail', async () => {
  await post('/api/leads/', { ...lead, email: 'next@example.com' })
  expect((await own('email/', { email: 'next@example.com', password: 'wrong' })).body).toEqual({
    password: ['The password is not right. Please enter it again.'],
  })
  expect((await own('email/', { email: 'next@example.com', password })).status).toBe(200)
  expect((await me()).body.email).toBe(jane)
  await post('/api/auth/password-reset/', { email: jane })
  expect((await confirm(await linkTo('next@example.com'))).body).toEqual({
    email: 'next@example.com',
    changed: true,
  })
  expect((await me()).body).toEqual({ email: 'next@example.com', confirmed: true })
  expect(await signIn(jane)).toBeUndefined()
  const texts = (await mailsTo(jane)).map(({ text }) => text).join()
  expect(texts).toMatch(/asked to change its email address.*now has another email address/s)
  expect(texts).not.toContain('next@example.com')
  const reset = new URL(/https:\S+forgot-password-confirm\S+/.exec(texts)?.[0] ?? '').searchParams
  const change = { ...Object.fromEntries(reset), new_password: next, confirm_new_password: next }
  expect((await post('/api/auth/password-reset-confirm/', change)).status).toBe(400)
})

test('an address of another account stays with it, and the response does not reveal that account', async () => {
  await signUp('owner@example.com')
  const before = (await mailsTo('owner@example.com')).length
  const free = await own('email/', { email: 'free@example.com', password })
  const taken = await own('email/', { email: 'owner@example.com', password })
  expect([taken.status, taken.body]).toEqual([free.status, free.body])
  const mails = (await mailsTo('owner@example.com')).slice(before)
  expect(mails.map(({ text }) => text?.includes('confirm-email'))).toEqual([false])
})

test('an address that another account registers before its link is used stays with that account', async () => {
  await own('email/', { email: 'late@example.com', password })
  const link = await linkTo('late@example.com')
  await signUp('late@example.com')
  expect((await confirm(link)).status).toBe(400)
  expect((await me()).body.email).toBe(jane)
})

test('a change of password needs the old one, and ends the sessions and a pending change of address', async () => {
  await own('email/', { email: 'next@example.com', password })
  const link = await linkTo('next@example.com')
  const change = (old_password: string, new_password: string, confirm_new_password = new_password) =>
    own('password/', { old_password, new_password, confirm_new_password })
  expect((await change('wrong', next)).body).toEqual({
    old_password: ['The password is not right. Please enter it again.'],
  })
  expect((await change(password, next, 'other')).body).toEqual({
    new_password: ['The two password fields didn’t match.'],
  })
  expect((await change(password, '12345678')).body).toEqual({
    new_password: ['This password is too common.', 'This password is entirely numeric.'],
  })
  expect((await change(password, next)).status).toBe(200)
  expect((await me()).status).toBe(401)
  expect((await confirm(link)).status).toBe(400)
  expect(await signIn(jane)).toBeUndefined()
  expect(await signIn(jane, next)).toMatch(/^ey/)
})

test('the password closes an account; the leads stay, and the address can be registered again', async () => {
  await post('/api/leads/', { ...lead, email: jane })
  expect((await own('close/', { password: 'wrong' })).status).toBe(400)
  expect((await own('close/', { password })).status).toBe(200)
  expect((await me()).body).toMatchObject({ code: 'user_not_found' })
  expect(await signIn(jane)).toBeUndefined()
  const db = await upstream.database()
  const counts = await Promise.all(
    (['accounts', 'confirmations', 'leads'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  )
  expect(counts).toEqual([0, 0, 1])
  expect((await signUp(jane)).status).toBe(201)
})

test.each(['confirm/', 'email/', 'password/', 'close/'])('POST /me/%s requires a session', async (path) => {
  expect((await post(`/api/me/${path}`, {})).status).toBe(401)
})
