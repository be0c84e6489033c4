import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { formAt, send } from '../../bench/abuse/forms.mjs'
import { axeFaults, layoutFaults } from '../fixtures/access'
import { field, password, press, signIn, signUp, untilDriven } from '../fixtures/accounts'
import { processes } from '../fixtures/processes'
import { port, site, urlAt } from '../fixtures/servers'
import { long, longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

// These tests show what a visitor sees at a limit. Their site trusts a proxy, whose header names each client.
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

test('a visitor who sends too many messages reads when to retry and loses nothing, and others go on', async ({
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

test('an account pauses after five wrong passwords, except for a known browser', async ({ browser }) => {
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

  // The account page shows a limit too, because its forms lead back to it.
  for (let n = 0; n < 30; n++)
    await owner.request.post(`${url}/auth/account/password`, {
      headers: { Origin: url, ...from('203.0.113.10') },
      form: { old_password: '' },
      maxRedirects: 0,
    })
  await owner.goto(`${url}/dashboard/account`)
  const change = owner.locator('form#password')
  if (await change.isHidden()) await owner.locator('summary', { hasText: 'Change your password' }).click()
  for (const label of ['Current password', 'New password', 'Repeat the new password'])
    await change.getByLabel(label, { exact: true }).fill(password)
  const answered = owner.waitForResponse((answer) => answer.url() === `${url}/dashboard/account`)
  await press(owner, 'Change your password')
  expect((await answered).status()).toBe(429)
  expect(Number(await (await answered).headerValue('retry-after'))).toBeGreaterThan(0)
  await expect(change.getByRole('alert')).toHaveText(/^Please try again in \d+ minutes\.$/)
  await owner.close()
})

test(
  'a visitor who signs up or requests links too often reads when to retry and loses nothing',
  long,
  async ({ browser }) => {
    const signUpForm = await formAt(url, '/auth/create-account')
    const weak = { password: '1', confirm_password: '1' }
    for (let n = 0; n < 10; n++)
      expect((await send(signUpForm, { email: `a${n}@example.com`, ...weak }, '203.0.113.70')).status).toBe(
        200,
      )
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
  },
)

// Types an address, sends the form, and expects a refusal with the time to retry.
async function refused(page: Page, button: string) {
  await field(page, 'email').fill('ada@example.com')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page, button)
  expect((await answer).status()).toBe(429)
  expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(60)
  await expect(page.getByRole('alert').getByText(/Please try again in \d+ minutes\./)).toBeVisible()
  await expect(field(page, 'email')).toHaveValue('ada@example.com')
}

test('a form that looks automated is held, and its sender sees the usual thanks', async () => {
  const form = await formAt(url, '/contact-us')
  const { text } = await send(form, { ...words, body: 'Bot', homepage: 'https://x.example' }, '203.0.113.60')
  expect(text).toContain('Thank you for contacting us!')
})

const contact = `${url}/contact-us`
const post = (client: string, body = '') =>
  fetch(contact, {
    method: 'POST',
    headers: { ...from(client), origin: url, accept: '*/*', 'content-type': 'text/plain' },
    body,
  })

test('above the post limit a visitor gets a page with the typed text, and a program gets one line', async ({
  browser,
}) => {
  const client = '203.0.113.80'
  const statuses = new Set<number>()
  for (let n = 0; n < 120; n++) statuses.add((await post(client)).status)
  expect(statuses, 'not yet too many').not.toContain(429)

  const page = await browser.newPage({ extraHTTPHeaders: from(client), javaScriptEnabled: false })
  await page.goto(contact)
  const look = await lookOf(page)
  await type(page, 'One <b>more</b>')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page, 'Send message')
  const answer = await answered
  const wait = Number(answer.headers()['retry-after'])
  expect([answer.status(), wait > 0 && wait <= 60]).toEqual([429, true])
  await shown(page, `Too many requests. Please wait ${wait} seconds and try again.`, look)
  await expect(page.getByRole('term')).toHaveText(['Name', 'Email', 'Company', 'Subject', 'Message'])
  await expect(page.getByRole('definition')).toHaveText([...Object.values(words), 'One <b>more</b>'])
  await page.getByRole('link', { name: 'Open the page again' }).click()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()

  await page.goto(`${url}/auth/login`)
  await signIn(page, 'ada@example.com', password)
  await expect(page.getByRole('definition')).toHaveText(['ada@example.com'])
  expect(await page.content()).not.toContain(password)
  await page.close()

  const line = await post(client)
  expect([line.status, line.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8'])
  expect(await line.text()).toBe(
    `Too many requests. Please wait ${line.headers.get('retry-after')} seconds and try again.\n`,
  )
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'before script has come' : 'without script'
  test(
    `a visitor who sends an oversized form gets a page with the typed text, ${how}`,
    longIf(javaScriptEnabled),
    async ({ browser }) => {
      const client = '203.0.113.81'
      const long = 'unbroken'.repeat(5000)
      const page = await browser.newPage({ extraHTTPHeaders: from(client), javaScriptEnabled })
      await page.goto(contact)
      const look = await lookOf(page)
      // The field's maxlength is shorter; a form of an older page may have none.
      await page.locator('main [name="body"]').evaluate((field) => field.removeAttribute('maxlength'))
      await type(page, long)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      const button = page.locator('main').getByRole('button', { name: 'Send message' })
      // The browser's own submission, as before script drives the form.
      await button.evaluate((element: HTMLButtonElement) => element.form?.submit())
      const answer = await answered
      expect([answer.status(), answer.headers()['retry-after']]).toEqual([413, undefined])
      await shown(page, 'This form is too long: it can be up to 32 KB. Shorten it and send it again.', look)
      await expect(page.locator('script[src]'), 'script would draw it without these words').toHaveCount(0)
      // axe needs script.
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      await expect(page.getByRole('definition')).toHaveText([...Object.values(words), long])
      await page.close()

      const line = await post(client, long)
      expect([line.status, await line.text()]).toEqual([
        413,
        'This form is too long: it can be up to 32 KB. Shorten it and send it again.\n',
      ])
    },
  )
}

async function type(page: Page, body: string) {
  for (const [name, value] of Object.entries({ ...words, body }))
    await page.locator(`main [name="${name}"]`).fill(value)
}

// The site's look: the font and colour of the heading, the background, and the links at the top.
const lookOf = async (page: Page) => ({
  heading: await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { fontFamily, color } = getComputedStyle(heading)
    return { fontFamily, color, ground: getComputedStyle(document.body).backgroundColor }
  }),
  links: await page.getByRole('banner').getByRole('link').allTextContents(),
})

// Expects a page of the site with the reason, readable on a phone and on a large screen.
async function shown(page: Page, reason: string, look: Awaited<ReturnType<typeof lookOf>>) {
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t accept this' })).toBeVisible()
  await expect(page.getByText(reason, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'What you typed' })).toBeVisible()
  expect(await lookOf(page)).toEqual(look)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await layoutFaults(page), `at ${width} px`).toEqual([])
  }
}
