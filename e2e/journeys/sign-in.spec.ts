import type { Page } from '@playwright/test'
import { field, password, press, sessionOf, setSession, signIn, signUp } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'
import { holds, long, longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

const { url } = site
test.use({ content: 'any' })

test(
  'links alone sign out and in again, and nothing of the account stays in the document',
  holds('2.dashboard.1 4.34 4.36'),
  async ({ page, header, member }) => {
    const email = await member('again')
    await page.getByRole('link', { name: 'Back to Courses' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'CAREER PATHS' })).toBeVisible()
    await header.signOut.click()
    await expect(header.link('Sign in')).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Learn the work by doing the work' }),
    ).toBeVisible()
    expect(await page.content()).not.toContain(email)
    for (let round = 0; round < 2; round++) {
      await header.link('Sign in').click()
      await signIn(page, email, password)
      await expect(page.getByRole('heading', { level: 1, name: 'Hello, again' })).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(`${url}/`)
    }
  },
)

test('a failed sign-out says so, and can be tried again', async ({ page, member }) => {
  await member('leaver')
  await page.route('**/auth/sign-out', (route) => route.abort())
  await touch(page)
  await press(page, 'Sign out')
  await expect(page.getByText('We couldn’t sign you out. Try again')).toBeVisible()
  await page.unrouteAll()
  await press(page, 'We couldn’t sign you out. Try again')
  await expect(page).toHaveURL(`${url}/`)
  expect(await sessionOf(page, url)).toBeUndefined()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'sign-in leads on to the requested page, and never to another site',
      longIf(!javaScriptEnabled),
      async ({ browser, account }) => {
        const email = await account('goer')
        const visit = async () => await (await browser.newContext({ javaScriptEnabled })).newPage()
        // Both visits run at once, because each waits for two seconds.
        const ways = [
          ['/resources', '/resources'],
          ['/\\evil.example', '/dashboard'],
        ].map(async ([asked = '', path]) => {
          const page = await visit()
          await page.goto(`${url}/auth/login?callbackUrl=${encodeURIComponent(asked)}`)
          await signIn(page, email, password)
          await expect(page.getByText(/^You’re signed in/)).toBeVisible()
          await expect.soft(page, asked).toHaveURL(url + path)
        })
        await Promise.all(ways)
      },
    )

    test('sign-in leads to the requested page also after sign-up', long, async ({ page }) => {
      const email = address('carried')
      await page.goto(`${url}/auth/login?callbackUrl=%2Fresources%3Fa%3D1`)
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
      await link('Sign up').click()
      await expect(page).toHaveURL(`${url}/auth/create-account?callbackUrl=%2Fresources%3Fa%3D1`)
      await link('Sign in').click()
      await expect(page).toHaveURL(`${url}/auth/login?callbackUrl=%2Fresources%3Fa%3D1`)
      await link('Sign up').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
      for (const name of ['password', 'confirm_password']) await field(page, name).fill(password)
      await field(page, 'email').fill(email)
      await press(page, 'Create account')
      await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible()
      await expect(page).toHaveURL(`${url}/auth/login?notice=created&callbackUrl=%2Fresources%3Fa%3D1`)
      await signIn(page, email, password)
      await expect(page).toHaveURL(`${url}/resources?a=1`)
    })

    test('a member is led past the sign-in form', longIf(!javaScriptEnabled), async ({ page, member }) => {
      await member('inside')
      await page.goto(`${url}/auth/login`)
      await expect(page).toHaveURL(`${url}/dashboard`)
      await page.goto(`${url}/auth/login?callbackUrl=%2Fevents`)
      await expect(page).toHaveURL(`${url}/events`)
      await page.goto(`${url}/auth/login?callbackUrl=%2F%2Fevil.example`)
      await expect(page).toHaveURL(`${url}/dashboard`)
      await setSession(page, url, 'a.b.c.d.e')
      await page.goto(`${url}/auth/login`)
      await expect(field(page, 'email')).toBeVisible()
    })

    test(
      'a notice is shown to a member too, and the form with it works',
      long,
      async ({ page, member, changeSession }) => {
        const email = await member('inside')
        await signUp(page, url, address('second'), password)
        await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible()
        await signIn(page, email, password)
        await expect(page.getByText(/^You’re signed in/)).toBeVisible()
        await expect(page).toHaveURL(`${url}/dashboard`)
        await changeSession((session) => ({ ...session, refresh: 'x', accessUntil: 0 }))
        await page.goto(`${url}/auth/login`)
        await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
        await signIn(page, email, password)
        await expect(page.getByText(/^You’re signed in/)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: 'Hello, inside' })).toBeVisible()
      },
    )

    test(
      'a failed sign-in gives its reason, and never shows the password again',
      holds('4.33 5.16 8.12', longIf(!javaScriptEnabled)),
      async ({ page }) => {
        await page.goto(`${url}/auth/login`)
        await signInEmpty(page)
        await expect(page.locator('form').getByRole('alert').getByRole('link')).toHaveText([
          'Enter your email address',
          'Enter your password',
        ])
        await signIn(page, 'nobody@example.com', 'x'.repeat(129))
        await expect(page.locator('form').getByRole('alert')).toContainText(
          'Your password must be 128 characters or fewer',
        )
        await signIn(page, 'nobody@example.com', 'secret words 7')
        await expect(page.getByText('Login failed. Please Check Email/Password.')).toBeVisible()
        await expect(field(page, 'email')).toHaveValue('nobody@example.com')
        expect(await page.content()).not.toContain('secret words 7')
        await signInEmpty(page)
        await expect(page.getByText('Login failed. Please Check Email/Password.')).toBeHidden()
      },
    )
  })
}

// Turns off the browser's own check, which would not send an empty form, so that the server checks it.
async function signInEmpty(page: Page) {
  await page
    .locator('form:has(input[name=password])')
    .filter({ visible: true })
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
  await field(page, 'email').fill('')
  await field(page, 'password').fill('')
  await press(page, 'Sign in')
}
