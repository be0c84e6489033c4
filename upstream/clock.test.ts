import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { listLeads } from './leads'
import { call, lead, upstreamForTest } from './testing'

// The clock is a setting. All times that the upstream writes or checks come from it, never from the machine's clock.
const account = { email: 'jane@example.com', password: 'correct horse battery 9' }
const day = 24 * 60 * 60_000
let at = 0
let { upstream, mailDir } = upstreamForTest()

beforeEach(() => {
  at = Date.parse('2027-01-10T09:00:00Z')
  ;({ upstream, mailDir } = upstreamForTest({ now: () => new Date(at) }))
})

afterEach(() => upstream.close())

const post = (path: string, body: unknown, headers = {}) => call(upstream, 'POST', path, body, headers)

async function signUp() {
  await post('/api/create-account/', { ...account, confirm_password: account.password })
}

async function mails() {
  await upstream.settled()
  const names = await readdir(mailDir)
  return await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(mailDir, name)))))
}

test('a lead and its mails have the clock’s day, and the lead’s key can be used again after 24 hours', async () => {
  const key = { 'Idempotency-Key': 'one' }
  for (const pause of [0, day - 1, 2]) {
    at += pause
    await post('/api/leads/', lead, key)
  }
  const dates = (await listLeads(await upstream.database())).map(({ created_at }) => created_at)
  expect(dates).toEqual(['2027-01-11T09:00:00.001Z', '2027-01-10T09:00:00.000Z'])
  expect((await mails()).map(({ date }) => date?.slice(0, 10)).sort()).toEqual([
    '2027-01-10',
    '2027-01-10',
    '2027-01-11',
    '2027-01-11',
  ])
})

test('a token is issued and expires by the clock', async () => {
  await signUp()
  const { access, refresh } = (await post('/api/token/', account)).body
  const own = () => call(upstream, 'GET', '/api/me/', undefined, { Authorization: `Bearer ${access}` })
  expect(JSON.parse(atob(access.split('.')[1] ?? '')).iat * 1000).toBe(at)
  at += 299_000
  expect((await own()).status).toBe(200)
  at += 2000
  expect((await own()).status).toBe(401)
  at += day
  expect(await post('/api/token/refresh/', { refresh })).toMatchObject({ status: 401 })
})

test('a link to a new password is valid for three days of the clock', async () => {
  await signUp()
  await post('/api/auth/password-reset/', { email: account.email })
  const texts = (await mails()).map(({ text }) => text).join('\n')
  const link = /http\S+forgot-password-confirm\S+/.exec(texts)?.[0] ?? ''
  const { uid, token } = Object.fromEntries(new URL(link).searchParams)
  const change = { uid, token, new_password: 'another horse 8', confirm_new_password: 'another horse 8' }
  at += 3 * day
  expect(await post('/api/auth/password-reset-confirm/', change)).toMatchObject({ status: 400 })
  at -= 1
  expect(await post('/api/auth/password-reset-confirm/', change)).toMatchObject({ status: 200 })
})
