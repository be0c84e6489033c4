import type { Browser } from '@playwright/test'
import { password, press, signIn } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { mailedLink } from '../fixtures/mailbox'
import { confirmBy, upstreamCall } from '../fixtures/member'
import { site } from '../fixtures/servers'
import { longIf } from '../fixtures/tags'

// A link alone confirms nothing: a stranger may have signed up with the address of the person who gets our
// mail.

const { url } = site
const [wrong, othersPassword] = ['wrong horse 9', 'another horse 8']
const unconfirmed = 'Confirm your email address to see them.'
test.use({ content: 'any' })
test.beforeEach(() => test.skip(site.isOutside, 'It creates accounts and leads past the forms'))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'the account’s password confirms its address when nobody is signed in',
      longIf(!javaScriptEnabled),
      async ({ page, browser, account, mailsAbout }) => {
        const email = await account('reader')
        await upstreamCall('/api/leads/', { ...lead, email })
        const elsewhere = await signedInElsewhere(browser, email, password)
        await expect(elsewhere.enquiries.getByText(unconfirmed)).toBeVisible()

        const link = await mailedLink(email, mailsAbout, 'confirm-email')
        await page.goto(url + link.slice(new URL(link).origin.length))
        await press(page, 'Confirm my email address')
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter your account’s password')
        const asked = page.getByLabel('Your account’s password')
        await asked.fill(wrong)
        await press(page, 'Confirm my email address')
        await expect(page.getByRole('main').getByRole('alert')).toContainText('The password is not right.')
        await expect(page.getByText('is confirmed.')).toHaveCount(0)
        await elsewhere.page.reload()
        await expect(elsewhere.enquiries.getByText(unconfirmed)).toBeVisible()
        await expect(elsewhere.enquiries.getByRole('listitem')).toHaveCount(0)

        await asked.fill(password)
        await press(page, 'Confirm my email address')
        await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
        await elsewhere.page.reload()
        await expect(elsewhere.enquiries.getByRole('listitem')).toHaveText(/Data Science/)
        await elsewhere.close()

        await page.getByRole('link', { name: 'Go to your dashboard' }).click()
        await expect(page, 'a link signs nobody in').toHaveURL(/\/auth\/login\?callbackUrl=%2Fdashboard$/)
        await signIn(page, email, password)
        await expect(page.getByRole('region', { name: 'Your enquiries' }).getByRole('listitem')).toHaveCount(
          1,
        )
      },
    )
  })
}

test('a link confirms nothing while another account is signed in, even with that account’s password', async ({
  page,
  browser,
  member,
  mailsAbout,
}) => {
  const own = await member('visitor', { isConfirmed: false })
  const email = address('owner')
  const fields = { email, password: othersPassword, confirm_password: othersPassword }
  await upstreamCall('/api/create-account/', fields)
  for (const each of [own, email]) await upstreamCall('/api/leads/', { ...lead, email: each })
  const owner = await signedInElsewhere(browser, email, othersPassword)
  const enquiries = page.getByRole('region', { name: 'Your enquiries' })

  const link = await mailedLink(email, mailsAbout, 'confirm-email')
  await page.goto(url + link.slice(new URL(link).origin.length))
  await press(page, 'Confirm my email address')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter your account’s password')
  await page.getByLabel('Your account’s password').fill(password)
  await press(page, 'Confirm my email address')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The password is not right.')
  await page.goto(`${url}/dashboard`)
  await owner.page.reload()
  for (const each of [enquiries, owner.enquiries]) await expect(each.getByText(unconfirmed)).toBeVisible()

  await confirmBy(page, link, othersPassword)
  await owner.page.reload()
  await expect(owner.enquiries.getByRole('listitem')).toHaveCount(1)
  await page.goto(`${url}/dashboard`)
  await expect(enquiries.getByText(unconfirmed)).toBeVisible()
  await page.goto(`${url}/dashboard/account`)
  await expect(page.getByText(`${own} isn’t confirmed yet.`)).toBeVisible()
  await owner.close()
})

const lead = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'A',
  lastName: 'B',
  country: 'United Kingdom',
  phone: '+442079460000',
  source: 'Google',
}

// Signs in with another browser, which then shows the dashboard.
async function signedInElsewhere(browser: Browser, email: string, typed: string) {
  const page = await browser.newPage()
  await page.goto(`${url}/auth/login?callbackUrl=%2Fdashboard`)
  await signIn(page, email, typed)
  await expect(page).toHaveURL(`${url}/dashboard`)
  return { page, enquiries: page.getByRole('region', { name: 'Your enquiries' }), close: () => page.close() }
}
