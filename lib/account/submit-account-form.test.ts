import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { createAccount } from '@/lib/api/credentials'
import { embedded } from '@/lib/api/embedded'
import { requestTokens } from '@/lib/api/tokens'
import { siteDatabase } from '@/lib/store/site-database'
import { during, type Visit } from '@/lib/visit/visit'
import { answerCookie } from './answer-cookie'
import { readSession, writeSession } from './session-cookies'
import { listDevices } from './session-rows'
import { beginSession } from './session-tokens'
import { submitAccountForm } from './submit-account-form'
import { databaseForTest } from './testing'

// Tests the forms of the account page with the embedded upstream.

const closeDatabase = databaseForTest()
process.env.MAIL_DIR = mkdtempSync(join(tmpdir(), 'mail-'))
afterAll(async () => {
  await embedded().close()
  await closeDatabase()
})

beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true))

const password = 'correct horse 9'
const next = 'another horse 8'
const gone = '/auth/login?callbackUrl=%2Fdashboard%2Faccount'

async function account(email: string) {
  await createAccount({ email, password, confirm_password: password })
}

/** A browser that is signed in. */
async function device(email: string, typed = password) {
  const tokens = await requestTokens(email, typed)
  const { cookies } = new NextRequest('http://localhost/')
  if (tokens) await writeSession(cookies, await beginSession(tokens, 'Firefox/1 (Linux)'))
  return cookies
}

async function submit(
  jar: Awaited<ReturnType<typeof device>>,
  name: string,
  fields = {},
  client = String(Math.random()),
) {
  const form = new FormData()
  for (const [field, value] of Object.entries<string>(fields)) form.set(field, value)
  const to = await submitAccountForm(name, form, jar, { userAgent: null, client })
  return { to, answer: await answerCookie.read(jar.get(answerCookie.name)?.value) }
}

const isIn = async (jar: Awaited<ReturnType<typeof device>>) => (await readSession(jar)) !== null

test('a changed password ends all other sessions and gives this device a new one', async () => {
  await account('keeper@example.com')
  const [here, there] = [await device('keeper@example.com'), await device('keeper@example.com')]
  const before = await readSession(here)
  const fields = { old_password: password, new_password: next, confirm_new_password: next }
  const { to, answer } = await submit(here, 'password', fields)
  expect([to, answer?.status]).toEqual(['/dashboard/account#password', 'sent'])
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect((await readSession(here))?.id).not.toBe(before?.id)
})

test('a fault is shown with what was typed, except the password', async () => {
  await account('typist@example.com')
  const jar = await device('typist@example.com')
  const wrong = { old_password: 'wrong one 1', new_password: next, confirm_new_password: next }
  expect((await submit(jar, 'password', wrong)).answer).toEqual({
    form: 'password',
    status: 'invalid',
    values: {},
    errors: { old_password: 'The password is not right. Please enter it again.' },
  })
  const { answer } = await submit(jar, 'email', { email: 'nope', password })
  expect(answer).toMatchObject({ values: { email: 'nope' }, errors: { email: expect.any(String) } })
  expect(JSON.stringify(answer)).not.toContain(password)
  expect(await isIn(jar)).toBe(true)
})

test('sign-up and two of 10 requests send a confirmation link; the other eight show the limit', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await account('asker@example.com')
  const jar = await device('asker@example.com')
  const answers = []
  for (let time = 0; time < 10; time++) answers.push((await submit(jar, 'confirm')).answer)
  expect(answers.map((answer) => answer?.status)).toEqual(['sent', 'sent', ...Array(8).fill('invalid')])
  expect(answers.at(-1)?.errors.form).toContain('as many emails as we can in an hour')
})

test('of 30 wrong passwords five are checked, and a right one has to wait afterwards', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await account('guessed@example.com')
  const jar = await device('guessed@example.com')
  const told = []
  for (let guess = 0; guess < 30; guess++) {
    told.push((await submit(jar, 'close', { password: `wrong one ${guess}` })).answer?.errors)
  }
  expect(told.filter((errors) => errors?.password)).toHaveLength(5)
  expect((await submit(jar, 'close', { password })).answer?.errors).toEqual({
    form: expect.stringMatching(/^Please/),
  })
  expect(await isIn(jar)).toBe(true)
})

test('a visitor over the limit reads how long to wait and keeps the typed address', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await account('busy@example.com')
  const jar = await device('busy@example.com')
  for (let n = 0; n < 30; n++) await submit(jar, 'email', {}, '192.0.2.1')
  const { answer } = await submit(jar, 'email', { email: 'new@example.com', password }, '192.0.2.1')
  expect(answer).toMatchObject({
    form: 'email',
    status: 'invalid',
    values: { email: 'new@example.com' },
    errors: { form: expect.stringMatching(/^Please try again in \d+ minutes\.$/) },
  })
})

test('one device signs out another of its account, and none of another account', async () => {
  await account('owner@example.com')
  await account('thief@example.com')
  const [here, there] = [await device('owner@example.com'), await device('owner@example.com')]
  const session = await readSession(here)
  const devices = session ? await listDevices(await siteDatabase(), session) : []
  const id = devices.find(({ isThis }) => !isThis)?.id
  await submit(await device('thief@example.com'), 'device', { device: id })
  expect([await isIn(here), await isIn(there)]).toEqual([true, true])
  const { to, answer } = await submit(here, 'device', { device: id })
  expect([to, answer?.status]).toEqual(['/dashboard/account#device', 'sent'])
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
})

test('signing out everywhere ends all sessions, and so does closing the account', async () => {
  await account('closer@example.com')
  const devices = [await device('closer@example.com'), await device('closer@example.com')] as const
  expect((await submit(devices[0], 'everywhere')).to).toBe('/auth/login?notice=everywhere')
  expect(await Promise.all(devices.map(isIn))).toEqual([false, false])
  const [one, other] = [await device('closer@example.com'), await device('closer@example.com')]
  expect((await submit(one, 'close', { password: 'wrong one 1' })).to).toBe('/dashboard/account#close')
  expect((await submit(one, 'close', { password })).to).toBe('/auth/login?notice=closed')
  expect([await isIn(one), await isIn(other)]).toEqual([false, false])
  expect(await requestTokens('closer@example.com', password)).toBeNull()
})

test('a visitor without a session is led to sign in, and an unknown form is a 404', async () => {
  await account('leaver@example.com')
  const jar = await device('leaver@example.com')
  expect((await submit(jar, 'constructor')).to).toBeNull()
  await submit(await device('leaver@example.com'), 'everywhere')
  expect((await submit(jar, 'close', { password })).to).toBe(gone)
  expect((await submit(new NextRequest('http://localhost/').cookies, 'everywhere')).to).toBe(gone)
})

test('a forged cookie of a form’s outcome is ignored', async () => {
  expect(await answerCookie.read('{"form":"password","status":"sent"}')).toBeNull()
  expect(await answerCookie.read(undefined)).toBeNull()
})

test('after a form over its limit, the next page answers 429 until the wait is over', async () => {
  await account('hasty@example.com')
  const jar = await device('hasty@example.com')
  const often = Array.from({ length: 31 }, () => submit(jar, 'password', { old_password: '' }, '192.0.2.9'))
  await Promise.all(often)
  const sender = { userAgent: null, client: '192.0.2.9' }
  const post: Visit = { id: '', client: '' }
  await during(post, () => submitAccountForm('password', new FormData(), jar, sender))
  expect(post.wait).toBeUndefined()

  const page: Visit = { id: '', client: '' }
  const shown = await during(page, () => answerCookie.read(jar.get(answerCookie.name)?.value))
  expect(shown?.errors.form).toMatch(/^Please try again in \d+ minutes\.$/)
  expect(page.wait).toBeGreaterThan(540)
  expect(page.wait).toBeLessThanOrEqual(600)
})
