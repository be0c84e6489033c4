import { expect, type Page, test } from '@playwright/test'
import { accountJourney, changeSession, field, press, signIn, signUp } from '../fixtures/accounts'
import { address, fillAll } from '../fixtures/answers'
import { enrolmentOn } from '../fixtures/enrolment'
import { mailedLink, mailsAbout } from '../fixtures/mailbox'
import { otherSite } from '../fixtures/other-site'
import { leadsIn, messagesIn } from '../fixtures/records'
import { site } from '../fixtures/servers'
import { holds, long } from '../fixtures/tags'

// A site with another upstream: what it shows, what it sends, and what it does in an outage.
const other = otherSite()
const { url, database } = other
const enrolment = `${url}/careerpaths/boat-building/enrol?plan=ecl-project-pack`

test.setTimeout(120_000)

test.beforeAll(async () => {
  test.setTimeout(900_000)
  await other.begin()
})
test.afterAll(other.end)

test(
  'a form opened before a rebuild still submits after it, with and without script',
  long,
  async ({ page, browser }) => {
    const withoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const visitors = [page, withoutScript].map((page) => ({ page, email: address('before') }))
    for (const { page, email } of visitors) {
      await page.goto(`${url}/contact-us`)
      await fillAll(page.locator('main form'), email)
    }
    await other.deploy()
    for (const { page, email } of visitors) {
      await page.locator('main form').getByRole('button').click()
      await expect(page.getByText("Thank you for contacting us! We'll reach out very soon :)")).toBeVisible()
      expect(await messagesIn(database, email)).toHaveLength(1)
      expect(
        await messagesIn(site.env.DATABASE_URL, email),
        'the site under test is another one',
      ).toHaveLength(0)
    }
  },
)

test.describe('once it is built for its own upstream', long, () => {
  test.beforeAll(async () => {
    test.setTimeout(900_000)
    await other.deploy()
  })

  test('the upstream’s content is shown, and nothing else', holds('7.1'), async ({ page }) => {
    await page.goto(`${url}/careerpaths`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    // No path of this upstream has `suits`, so the site has no path finder.
    await expect(page.locator('a[href^="/find-your-path"]')).toHaveCount(0)
    expect((await page.request.get(`${url}/find-your-path`)).status()).toBe(404)
    await page.getByRole('link', { name: 'Learn more about Boat Building' }).click()
    await expect(page.getByText('Content of another upstream.')).toBeVisible()
    expect((await page.request.get(`${url}/careerpaths/data-science`)).status()).toBe(404)
  })

  test('a lead and a message arrive', async ({ page }) => {
    const [enrols, writes] = [address('enrols'), address('writes')]
    await page.goto(`${url}/careerpaths/boat-building`)
    await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).click()
    await enrolmentOn(page).fillIn(enrols)
    await enrolmentOn(page).submit.click()
    await expect(page.getByText('Welcome!').first()).toBeVisible()
    expect(await leadsIn(database, enrols)).toHaveLength(1)
    await page.goto(`${url}/contact-us`)
    await fillAll(page.locator('main form'), writes)
    await page.locator('main form').getByRole('button').click()
    await expect(page.getByText("Thank you for contacting us! We'll reach out very soon :)")).toBeVisible()
    expect(await messagesIn(database, writes)).toHaveLength(1)
  })

  test('a visitor signs up, signs in, resets the password and signs out', async ({ page }) => {
    const email = address('other')
    await accountJourney(page, url, email, () => mailedLink(email, (to) => mailsAbout(to, site.env.MAIL_DIR)))
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('a coming event takes a registration, and goes into a calendar', async ({ page }) => {
      await page.goto(`${url}/events`)
      await page.getByRole('link', { name: 'Register for Regatta' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Register' })).toBeVisible()
      await page.getByLabel('Name').fill('Ada Example')
      await page.getByLabel('Email').fill(address('sailor'))
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByText('Thank you. We’ll confirm your place by email.')).toBeVisible()
      const file = page.getByRole('link', { name: 'Add to calendar' })
      const calendar = await page.request.get(url + (await file.getAttribute('href')))
      expect(await calendar.text()).toContain('DTSTART:20990701T170000Z')
    })
  })

  test.describe('while the upstream is away', () => {
    const email = address('member')
    const failure = 'There was an issue somewhere. Please refresh the page and try again'
    let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage()
      await signUp(page, url, email, 'correct horse 9')
      await page.waitForURL(/\/auth\/login/)
      await signIn(page, email, 'correct horse 9')
      await expect(page.getByRole('heading', { level: 1, name: /^Hello, member/ })).toBeVisible()
      cookies = await page.context().cookies()
      await other.upstreamGoes()
      await other.restart()
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('every account form shows the failure, and keeps the address', async ({ page }) => {
        await page.goto(`${url}/auth/login`)
        await signIn(page, email, 'correct horse 9')
        await expect(page.getByText(failure)).toBeVisible()
        await expect(field(page, 'email')).toHaveValue(email)
        await signUp(page, url, address('late'), 'correct horse 9')
        await expect(page.getByText(failure)).toBeVisible()
        await page.goto(`${url}/auth/forgot-password`)
        await field(page, 'email').fill(email)
        await press(page, 'Send the link')
        await expect(page.getByText(failure)).toBeVisible()
        await page.goto(`${url}/auth/forgot-password-confirm?uid=MQ&token=abc`)
        await field(page, 'new_password').fill('another horse 8')
        await field(page, 'confirm_new_password').fill('another horse 8')
        await press(page, 'Set the new password')
        await expect(page.getByText(failure)).toBeVisible()
      })

      test('known content stays, also after a restart', async ({ page }) => {
        await page.goto(`${url}/careerpaths/boat-building`)
        await expect(page.getByRole('heading', { level: 1, name: 'Boat Building' })).toBeVisible()
        await expect(page.locator('#boat-building-pricing').getByText('£149', { exact: true })).toBeVisible()
      })

      test('unknown addresses stay unknown', async ({ page }) => {
        for (const path of ['/careerpaths/oar-making', '/blog/launching', '/events/never']) {
          const answer = await page.goto(url + path)
          expect([path, answer?.status()]).toEqual([path, 404])
          const heading = page.getByRole('heading', { level: 1, name: "Oops...This page doesn't exist :(" })
          await expect(heading).toBeVisible()
        }
      })
    })

    test('a session stays, a lead is not lost, and both go on once the upstream is back', async ({
      page,
      browser,
    }) => {
      const withoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
      await page.context().addCookies(cookies)
      await changeSession(page, url, (session) => ({ ...session, accessUntil: 0 }))
      await page.goto(`${url}/dashboard`)
      await expect(page.getByRole('heading', { level: 1, name: /^Hello, member/ })).toBeVisible()
      await expect(page.getByText('We couldn’t load your enquiries.')).toBeVisible()
      const typed = address('away')
      await withoutScript.goto(enrolment)
      await enrolmentOn(withoutScript).fillIn(typed)
      await enrolmentOn(withoutScript).submit.click()
      await expect(withoutScript.getByText('Welcome!')).toBeVisible()
      const reference = /\w{3}-\w{3}-\w{3}/
      const shown = await withoutScript.getByText(reference).textContent()
      expect(await leadsIn(database, typed)).toEqual([])

      await other.upstreamComes()
      await page.goto(`${url}/dashboard`)
      await expect(page.getByText('Confirm your email address to see them.')).toBeVisible()
      // While the upstream is away, the site tries one item a minute.
      await expect.poll(() => leadsIn(database, typed), { timeout: 100_000 }).toHaveLength(1)
      expect((await leadsIn(database, typed))[0]?.reference).toBe(shown?.match(reference)?.[0])
    })
  })
})
