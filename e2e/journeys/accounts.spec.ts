import { request } from 'node:http'
import type { Page } from '@playwright/test'
import { accountSite } from '../fixtures/account-site'
import { accountJourney, field, password, press, signUp } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { mailedLink } from '../fixtures/mailbox'
import { site } from '../fixtures/servers'
import { holds, longIf } from '../fixtures/tags'

const { url, start, end, mails } = accountSite()
test.use({ content: 'any' })
if (!site.isOutside) {
  test.beforeAll(start)
  test.afterAll(end)
  test.use({ mailsAbout: ({ page: _ }, use) => use(mails) })
}

test(
  'a visitor signs up, signs in, resets the password and signs out, with mail over SMTP',
  holds('1.7 2.routes.18 2.sign-in.2 4.32 4.35 4.38 8.17'),
  async ({ page, mailsAbout }) => {
    test.setTimeout(120_000)
    const email = address('journey')
    await accountJourney(page, url, email, () => mailedLink(email, mailsAbout))
  },
)

test('of next-auth’s own routes only the session can be read', async ({ request }) => {
  test.skip(site.isOutside, 'It sends bodies that could crash a server')
  for (const route of ['callback/credentials', 'signin/credentials', 'signout', '_log', 'session']) {
    const address = `${url}/api/auth/${route}`
    expect.soft([route, await statusBeforeBody(address)]).toEqual([route, 413])
    const small = await request.post(address, { headers: { origin: url }, form: { 0: '' } })
    expect.soft([route, small.status()]).toEqual([route, 404])
  }
  // fetch may reject when the server responds early. The reads below show that the server still runs.
  const body = Array.from({ length: 700_000 }, (_, index) => `${index}=`).join('&')
  const headers = { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' }
  await fetch(`${url}/api/auth/callback/credentials`, { method: 'POST', headers, body }).catch(
    () => undefined,
  )
  for (const route of ['csrf', 'providers', 'signin', 'signout', 'error', 'session/more']) {
    expect.soft([route, (await request.get(`${url}/api/auth/${route}`)).status()]).toEqual([route, 404])
  }
  const session = await request.get(`${url}/api/auth/session`)
  expect([session.status(), await session.json()]).toEqual([200, {}])
  expect(session.headers()['cache-control']).toContain('no-store')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'a visitor without a reset link is led to request one',
      longIf(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto(`${url}/auth/forgot-password-confirm`)
        await expect(page.getByText('The link is missing or has already been used.')).toBeVisible()
        await expect(field(page, 'new_password')).toHaveCount(0)
        await page.getByRole('link', { name: 'Get a new link' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
      },
    )

    test(
      'the message for a broken or used reset link differs from that for a wrong password',
      holds(
        '2.forgot-password.2 2.reset-password.1 2.reset-password.2 5.17 7.19',
        longIf(!javaScriptEnabled),
      ),
      async ({ page, mailsAbout }) => {
        const email = address('reset')
        await signUp(page, url, email, password)
        await page.waitForURL(/\/auth\/login/)
        const broken = page.getByText('This link is broken, too old or already used.')
        await page.goto(`${url}/auth/forgot-password`)
        await field(page, 'email').fill(email)
        await press(page, 'Send the link')
        await expect(page.getByText("An Email has been sent if it's registered")).toBeVisible()
        const link = new URL(await mailedLink(email, mailsAbout))
        const path = link.pathname + link.search
        await page.goto(url + path.slice(0, -1))
        await setNew(page, 'another horse 8')
        await expect(broken).toBeVisible()
        await page.goto(url + path)
        await setNew(page, 'another horse 8', 'other')
        await expect(page.locator('form').getByRole('alert')).toContainText('Passwords do not match!')
        await setNew(page, 'another horse 8')
        await expect(page.getByText('Password Reset Successfully!')).toBeVisible()
        await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
        await page.goto(`${url}/auth/forgot-password-confirm`)
        await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible()
        await page.goto(url + path)
        await setNew(page, 'third horse 7')
        await expect(broken).toBeVisible()
      },
    )
  })
}

/** The server's status after the first bytes of a form of 5 MB. */
function statusBeforeBody(address: string) {
  const headers = {
    Origin: new URL(address).origin,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': 5_000_000,
  }
  return new Promise((resolve, reject) => {
    const post = request(address, { method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode)
      post.destroy()
    })
    post.on('error', reject).write('0=&1=&2=')
  })
}

async function setNew(page: Page, password: string, repeat = password) {
  await field(page, 'new_password').fill(password)
  await field(page, 'confirm_new_password').fill(repeat)
  await press(page, 'Set the new password')
}
