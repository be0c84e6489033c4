import type { Page } from '@playwright/test'
import { field, password, press, signIn } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { mailedLink } from '../fixtures/mailbox'
import { confirmBy, upstreamCall } from '../fixtures/member'
import { site } from '../fixtures/servers'
import { longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

const { url } = site
const newPassword = 'another horse 8'
test.use({ content: 'any' })

test('the dashboard lists enquiries after the address is confirmed, and hides the name of an unknown path', async ({
  page,
  member,
  mailsAbout,
  request,
}) => {
  test.skip(site.isOutside, 'It sends leads that no form can send')
  const email = await member('confirmer', { isConfirmed: false })
  for (let number = 0; number < 21; number++) {
    const odd = { careerPathName: 'YOU WON', reference: 'C3D-F4G-H6J' }
    const change = number ? { careerPathName: 'Data Science', reference: 'call us' } : odd
    await upstreamCall('/api/leads/', { ...lead, email, ...change })
  }
  await page.goto(`${url}/dashboard`)
  const enquiries = page.getByRole('region', { name: 'Your enquiries' })
  await expect(enquiries.getByText('Confirm your email address to see them.')).toBeVisible()
  await expect(enquiries.getByRole('listitem')).toHaveCount(0)
  const link = await mailedLink(email, mailsAbout, 'confirm-email')
  // A mail scanner fetches the link, which must work afterwards.
  for (let time = 0; time < 3; time++) await request.get(url + link.slice(new URL(link).origin.length))
  await confirmBy(page, link)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(enquiries.getByRole('listitem')).toHaveCount(20)
  await expect(enquiries.getByText(/^Reference (\w{3}-){2}\w{3}$/)).toHaveCount(20)
  await page.getByRole('link', { name: 'Earlier enquiries' }).click()
  await expect(enquiries.getByRole('listitem')).toHaveText(/A career path.*Reference C3D-F4G-H6J/)
  expect(await page.content()).not.toContain('YOU WON')
  await page.getByRole('link', { name: 'Newer enquiries' }).click()
  await expect(page).toHaveURL(`${url}/dashboard`)
  await expect(enquiries.getByRole('listitem')).toHaveCount(20)
  await page.goto(`${url}/auth/confirm-email`)
  await expect(page.getByText('The link is missing or has already been used.')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'a changed password ends the other sessions, and signing out everywhere ends all',
      longIf(!javaScriptEnabled),
      async ({ page, browser, member }) => {
        const email = await member('keeper')
        const other = await (await browser.newContext({ javaScriptEnabled })).newPage()
        await other.goto(`${url}/auth/login`)
        await signIn(other, email, password)
        await expect(other).toHaveURL(`${url}/dashboard`)
        await page.getByRole('link', { name: 'Your account' }).click()
        const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
        await expect(devices).toHaveText([/This device/, /Chrome on \w+ ?Signed in on/])

        await changePassword(page, 'wrong horse 9')
        await expect(page.getByRole('alert')).toContainText('The password is not right.')
        await changePassword(page, password)
        await expect(
          page.getByText('We’ve changed your password and signed out all other devices.'),
        ).toBeVisible()
        await expect(devices).toHaveText([/This device/])
        await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeHidden()
        if (javaScriptEnabled) {
          // The first interaction starts React. It must not move the focus again.
          const elsewhere = field(page, 'old_password')
          await elsewhere.focus()
          await touch(page)
          await expect(elsewhere).toBeFocused()
        }
        expect(await page.content()).not.toContain(newPassword)
        await other.goto(`${url}/dashboard`)
        await expect(other).toHaveURL(`${url}/auth/login?callbackUrl=%2Fdashboard`)
        await signIn(other, email, newPassword)
        await expect(other).toHaveURL(`${url}/dashboard`)

        await page.goto(`${url}/dashboard/account`)
        await expect(devices).toHaveCount(2)
        await press(page, 'Sign out everywhere')
        await expect(page.getByText('You’re signed out on all devices.')).toBeVisible()
        for (const left of [page, other]) {
          await left.goto(`${url}/dashboard/account`)
          await expect(left).toHaveURL(`${url}/auth/login?callbackUrl=%2Fdashboard%2Faccount`)
        }
      },
    )
  })
}

test('a member changes the address, then closes the account, with the password', async ({
  page,
  member,
  mailsAbout,
}) => {
  await member('leaver')
  await page.goto(`${url}/dashboard/account`)
  const next = address('moved')
  await page.locator('summary', { hasText: 'Change your email address' }).click()
  await field(page, 'email').fill(next)
  await page.locator('#email').getByLabel('Your password').fill(password)
  await press(page, 'Change your email address')
  await expect(page.getByText('We’ve sent a link to the new address.')).toBeVisible()
  await confirmBy(page, await mailedLink(next, mailsAbout, 'confirm-email'))
  await page.goto(`${url}/dashboard/account`)
  await signIn(page, next, password)
  await expect(page).toHaveURL(`${url}/dashboard/account`)
  await expect(page.getByRole('button', { name: 'Close my account' })).toBeHidden()
  await page.locator('summary', { hasText: 'Close my account' }).click()
  await page.locator('#close').getByLabel('Your password').fill('wrong')
  await press(page, 'Close my account')
  await expect(page.getByRole('alert')).toContainText('The password is not right.')
  await page.locator('#close').getByLabel('Your password').fill(password)
  await press(page, 'Close my account')
  await expect(page.getByText('We’ve closed your account.')).toBeVisible()
  await signIn(page, next, password)
  await expect(page.getByText('Login failed. Please Check Email/Password.')).toBeVisible()
})

test('a saved cookie opens nothing after signing out', async ({ page, context, member }) => {
  await member('saved')
  const saved = await context.cookies(url)
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${url}/`)
  await context.addCookies(saved)
  await page.goto(`${url}/dashboard`)
  await expect(page).toHaveURL(`${url}/auth/login?callbackUrl=%2Fdashboard`)
  expect(await (await page.request.get(`${url}/api/auth/session`)).json()).toEqual({})
})

const lead = {
  selectedPlan: 'growth-project-pack',
  firstName: 'A',
  lastName: 'B',
  country: 'United Kingdom',
  phone: '+442079460000',
  source: 'Google',
}

// After a refusal, the form is still open.
async function changePassword(page: Page, old: string) {
  if (await field(page, 'old_password').isHidden())
    await page.locator('summary', { hasText: 'Change your password' }).click()
  await field(page, 'old_password').fill(old)
  await field(page, 'new_password').fill(newPassword)
  await field(page, 'confirm_new_password').fill(newPassword)
  await press(page, 'Change your password')
}
