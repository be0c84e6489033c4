import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { formAt, send } from '../../bench/abuse/forms.mjs'
import { field, password, press, signIn, signUp, untilDriven } from '../fixtures/accounts'
import { processes } from '../fixtures/processes'
import { port, site, urlAt } from '../fixtures/servers'
import { touch } from '../fixtures/touch'

// What a visitor sees of a limit, on a site of its own behind a proxy that tells one client from another.
const url = urlAt(60)
const { start, stopAll } = processes()

test.beforeAll(async () => {
  test.skip(site.isOutside, 'It starts a site of its own')
  const DATABASE_URL = `file:${join(mkdtempSync(join(tmpdir(), 'limits-')), 'site.db')}`
  const change = { PORT: port(60), LIMITS_FACTOR: '', TRUSTED_PROXIES: '1', DATABASE_URL }
  await start(['node', 'scripts/serve/start.mjs'], change, `${url}/icon.svg`)
})
test.afterAll(stopAll)

const from = (client: string) => ({ 'X-Forwarded-For': client })
const words = { name: 'Ada', email: 'ada@example.com', company: 'None', subject: 'Hello' }

test('who sends too many messages is told when to try again and loses nothing; others go on', async ({
  browser,
}) => {
  const form = await formAt(url, '/contact-us')
  const answers = []
  for (let n = 0; n < 21; n++)
    answers.push(await send(form, { ...words, body: `Message ${n}` }, '203.0.113.1'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
  expect(answers.at(-1)?.text).toContain('value="ada@example.com"')
  expect((await send(form, { ...words, body: 'Another' }, '203.0.113.2')).status).toBe(200)

  const page = await browser.newPage({ extraHTTPHeaders: from('203.0.113.1') })
  await page.goto(`${url}/contact-us`)
  await touch(page)
  for (const [name, value] of Object.entries({ ...words, body: 'One more' }))
    await page.locator(`main [name="${name}"]`).fill(value)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page, 'Send message')
  expect((await answer).status()).toBe(429)
  expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(60)
  await expect(page.getByRole('alert').getByText(/Please try again in \d+ minutes\./)).toBeVisible()
  await expect(page.locator('main [name="body"]')).toHaveValue('One more')
  await page.close()
})

test('an account pauses after five wrong passwords; a browser that has signed in before gets in', async ({
  browser,
}) => {
  const email = 'owner@example.com'
  const owner = await browser.newPage({ extraHTTPHeaders: from('203.0.113.10') })
  await signUp(owner, url, email, password)
  await signIn(owner, email, password)
  await expect(owner.getByRole('heading', { level: 1, name: 'Hello, owner' })).toBeVisible()
  await owner.context().clearCookies({ name: /session-token|greeting/ })

  const form = await formAt(url, '/auth/login')
  const guesses = []
  for (let n = 0; n < 8; n++)
    guesses.push(await send(form, { email, password: `wrong horse ${n}` }, `203.0.113.${20 + n}`))
  expect(guesses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  expect(guesses[6]?.text).toContain('Login failed. Please Check Email/Password.')

  const stranger = await browser.newPage({ extraHTTPHeaders: from('203.0.113.40') })
  await stranger.goto(`${url}/auth/login`)
  await signIn(stranger, email, password)
  await expect(
    stranger.getByText(/Login failed\. Please Check Email\/Password\. Please wait a minute/),
  ).toBeVisible()
  await expect(field(stranger, 'email')).toHaveValue(email)
  await stranger.close()

  await owner.goto(`${url}/auth/login`)
  await signIn(owner, email, password)
  await expect(owner.getByRole('heading', { level: 1, name: 'Hello, owner' })).toBeVisible()

  // The account page says it as well: its forms lead back to it.
  for (let n = 0; n < 30; n++)
    await owner.request.post(`${url}/auth/account/password`, {
      headers: { Origin: url, ...from('203.0.113.10') },
      form: { old_password: '' },
      maxRedirects: 0,
    })
  await owner.goto(`${url}/dashboard/account`)
  const change = owner.locator('form#password')
  for (const label of ['Present password', 'New password', 'Repeat the new password'])
    await change.getByLabel(label, { exact: true }).fill(password)
  const answered = owner.waitForResponse((answer) => answer.url() === `${url}/dashboard/account`)
  await press(owner, 'Change the password')
  expect((await answered).status()).toBe(429)
  expect(Number(await (await answered).headerValue('retry-after'))).toBeGreaterThan(0)
  await expect(change.getByRole('alert')).toHaveText(/^Please try again in \d+ minutes\.$/)
  await owner.close()
})

test('who signs up or asks for links too often is told when to try again and loses nothing', async ({
  browser,
}) => {
  const signUpForm = await formAt(url, '/auth/create-account')
  const weak = { password: '1', confirm_password: '1' }
  for (let n = 0; n < 10; n++)
    expect((await send(signUpForm, { email: `a${n}@example.com`, ...weak }, '203.0.113.70')).status).toBe(200)
  const resetForm = await formAt(url, '/auth/forgot-password')
  for (let n = 0; n < 3; n++)
    expect((await send(resetForm, { email: 'ada@example.com' }, `203.0.113.${71 + n}`)).status).toBe(200)

  const page = await browser.newPage({ extraHTTPHeaders: from('203.0.113.70') })
  await page.goto(`${url}/auth/create-account`)
  await untilDriven(page)
  for (const name of ['password', 'confirm_password']) await field(page, name).fill(password)
  await refused(page, 'Create account')
  expect(await field(page, 'confirm_password').inputValue()).toBe(password)

  await page.goto(`${url}/auth/forgot-password`)
  await untilDriven(page)
  await refused(page, 'Send the link')
  await page.close()
})

// Types an address, sends the form, and sees that it comes to nothing, and when to try again.
async function refused(page: Page, button: string) {
  await field(page, 'email').fill('ada@example.com')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page, button)
  expect((await answer).status()).toBe(429)
  expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(60)
  await expect(page.getByRole('alert').getByText(/Please try again in \d+ minutes\./)).toBeVisible()
  await expect(field(page, 'email')).toHaveValue('ada@example.com')
}

test('what looks like a program’s is kept back, and who has sent it sees what everybody sees', async () => {
  const form = await formAt(url, '/contact-us')
  const { text } = await send(form, { ...words, body: 'Bot', homepage: 'https://x.example' }, '203.0.113.60')
  expect(text).toContain('Thank you for contacting us!')
})
