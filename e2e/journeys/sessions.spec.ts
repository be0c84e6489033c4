import { password, sessionOf, setSession, signIn } from '../fixtures/accounts'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'
import { holds, long } from '../fixtures/tags'

const { url } = site

test(
  'the header greets on prerendered pages too, and the browser’s script sees no token',
  holds('1.8 1.9 2.dashboard.2 2.shell.3 3.24 3.25 4.31 6.2 9.27'),
  async ({ page, context, header, member }) => {
    const email = await member('header')
    await page.goto(`${url}/about-us`)
    await expect(
      page
        .getByRole('banner')
        .getByText(`Hello, ${email.split('@')[0]}`)
        .first(),
    ).toBeVisible()
    const dashboard = page.getByRole('banner').getByRole('link', { name: /: your dashboard$/ })
    await expect(dashboard).toHaveAttribute('href', '/dashboard')
    await expect(dashboard.locator('svg')).toBeVisible()
    await expect(header.link('Sign in')).toBeHidden()
    const seen = await page.evaluate(
      () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
    )
    expect(seen).not.toMatch(/session-token|eyJ/)
    const told = await (await page.request.get(`${url}/api/auth/session`)).text()
    expect(JSON.parse(told).user).toEqual({ email })
    expect(told).not.toContain('eyJ')
    const [cookie] = (await context.cookies(url)).filter(({ name }) => name.includes('session-token'))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    const reopened = await context.newPage()
    await reopened.goto(`${url}/dashboard`)
    await expect(
      reopened.getByRole('region', { name: 'Most Popular Courses' }).getByRole('article'),
    ).toHaveCount(2)
    await expect(reopened.getByRole('region', { name: 'Newest Courses' }).getByRole('article')).toHaveCount(5)
    await expect(reopened.getByText('You haven’t made an enquiry with this email address yet.')).toBeVisible()
    await reopened.goto(`${url}/dashboard/account`)
    await expect(reopened.getByText(email)).toBeVisible()
  },
)

test(
  'the dashboard lists the leads of the address',
  holds('7.24'),
  async ({ page, enrolment, member, needs }) => {
    needs('MAILBOX_URL')
    const email = await member('enquirer')
    await page.request.get(`${url}/`)
    await page.goto(`${url}/careerpaths/data-science/enrol?plan=ecl-project-pack`)
    await enrolment.fillIn(email)
    await enrolment.submit.click()
    await expect(page.getByText('Welcome!')).toBeVisible()
    await page.goto(`${url}/dashboard`)
    const enquiries = page.getByRole('region', { name: 'Your enquiries' })
    await expect(enquiries.getByRole('listitem')).toHaveText(
      /Data Science.*Executive Career Launcher project pack/,
    )
    const others = page.getByRole('region', { name: /Courses$/ }).getByRole('article')
    await expect(others).not.toHaveCount(0)
    await expect(others.filter({ hasText: 'Data Science' })).toHaveCount(0)
  },
)

test(
  'a forged, truncated or empty session cookie opens nothing and breaks nothing',
  holds('4.31'),
  async ({ page, member }) => {
    await member('forger')
    const real = (await sessionOf(page, url)) ?? ''
    for (const value of [real.slice(0, -3), real.slice(20), `${real}x`, 'abc', 'a.b.c.d.e', '%00']) {
      await setSession(page, url, value)
      const response = await page.goto(`${url}/dashboard`)
      expect.soft([value, response?.status()]).toEqual([value, 200])
      await expect.soft(page, value).toHaveURL(`${url}/auth/login?callbackUrl=%2Fdashboard`)
    }
  },
)

test('the account page signs out one of two other devices, and says so', async ({
  page,
  browser,
  member,
}) => {
  const email = await member('lender')
  const [left, ended] = [await browser.newPage(), await browser.newPage()]
  for (const other of [left, ended]) {
    await other.goto(`${url}/auth/login`)
    await signIn(other, email, password)
    await expect(other).toHaveURL(`${url}/dashboard`)
  }
  await page.goto(`${url}/dashboard/account`)
  const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.first().getByRole('button')).toHaveCount(0)
  // The device that was used last comes first.
  await devices
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(page.getByRole('status')).toHaveText('We’ve signed out that device.')
  await expect(devices).toHaveText([/This device/, /Sign out/])
  await ended.goto(`${url}/dashboard`)
  await expect(ended).toHaveURL(`${url}/auth/login?callbackUrl=%2Fdashboard`)
  await left.goto(`${url}/dashboard`)
  await expect(left).toHaveURL(`${url}/dashboard`)
  for (const other of [left, ended]) await other.close()
})

test('a refused refresh ends the session and says so', async ({ page, header, member, changeSession }) => {
  await member('refused')
  await changeSession((session) => ({
    ...session,
    refresh: `${session.refresh}x`,
    accessUntil: 0,
  }))
  await page.goto(`${url}/dashboard`)
  await expect(page).toHaveURL(`${url}/auth/login?notice=ended&callbackUrl=%2Fdashboard`)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await sessionOf(page, url)).toBeUndefined()
  await expect(header.link('Sign in')).toBeVisible()
})

test('an access token that the upstream refuses ends the session', async ({
  page,
  header,
  member,
  changeSession,
}) => {
  await member('stale')
  await changeSession((session) => ({ ...session, access: 'x' }))
  await page.goto(`${url}/dashboard`)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await sessionOf(page, url)).toBeUndefined()
  await page.goto(`${url}/about-us`)
  await expect(header.link('Sign in')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'an access token that the upstream refuses leads to sign-in',
    long,
    async ({ page, member, changeSession }) => {
      await member('stale-html')
      await changeSession((session) => ({ ...session, access: 'x' }))
      await page.goto(`${url}/dashboard`)
      await expect(page).toHaveURL(`${url}/auth/login?callbackUrl=%2Fdashboard&notice=ended`)
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
      expect(await sessionOf(page, url)).toBeUndefined()
    },
  )
})

test('no link signs a visitor out, wherever it comes from', async ({ page, member }) => {
  await member('stayer')
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  await page.request.get(`${url}/auth/login?notice=ended`, { headers })
  expect(await sessionOf(page, url)).toBeTruthy()
  await page.goto(`${url}/auth/login?notice=ended`)
  expect(await sessionOf(page, url)).toBeTruthy()
})

test('no header gets round the guard', async ({ request }) => {
  for (const value of [
    'middleware',
    'src/middleware',
    'middleware:middleware:middleware:middleware:middleware',
  ]) {
    const headers = { 'x-middleware-subrequest': value }
    const response = await request.get(`${url}/dashboard`, { headers, maxRedirects: 0 })
    expect.soft([value, response.status()]).toEqual([value, 307])
  }
})
