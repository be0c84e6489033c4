import type { Page } from '@playwright/test'
import { faults } from '../fixtures/access'
import { field, password } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

const welcome = 'Welcome! A representative will reach out to you shortly'
const thanks = "Thank you for contacting us! We'll reach out very soon :)"

/** A new address at this host. */
const at = (host: string) => address('dana').replace('example.com', host)

async function writeMessage(page: Page, email: string) {
  const form = page.getByRole('main').locator('form').filter({ visible: true })
  await form.getByLabel('Name').fill('Dana')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Company').fill('None')
  await form.getByLabel('Subject').fill('A question')
  await form.getByLabel('Message').fill('Which hours?')
  return form
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })
    const open = async (page: Page, path: string) => {
      await page.goto(path)
      if (javaScriptEnabled) await touch(page)
    }
    const question = (page: Page) => page.locator(':focus').getByRole('status')

    test(
      'an enrolment asks about a mistyped address, and goes on with the right one',
      longIf(!javaScriptEnabled),
      async ({ page, enrolment, leadsOf }) => {
        const typed = at('gmial.com')
        const meant = typed.replace('gmial', 'gmail')
        await open(page, '/careerpaths/data-science/enrol?plan=career-growth-accelerator')
        await enrolment.fillIn(typed)
        await enrolment.submit.click()
        await expect(question(page)).toContainText(`Did you mean ${meant}?`)
        await expect(enrolment.form.getByLabel('Email')).toHaveValue(typed)
        await expect(enrolment.form.getByLabel('First name')).toHaveValue('Ada')
        await expect(enrolment.form.getByLabel('Country')).toHaveValue('United Kingdom')
        expect(await leadsOf(typed)).toEqual([])
        await page.getByRole('button', { name: `Use ${meant}` }).dblclick()
        await expect(page.getByText(welcome)).toBeVisible()
        await expect(page.getByText('We’ll call +44 7700 900123 by')).toBeVisible()
        await expect(page.getByText('Your email:')).toHaveText(
          `Your email: ${meant}. Something wrong? Tell us.`,
        )
        expect(await leadsOf(meant)).toHaveLength(1)
        expect(await leadsOf(typed)).toEqual([])
      },
    )

    test(
      'a message asks once about a rare but right address',
      longIf(!javaScriptEnabled),
      async ({ page, messagesOf }) => {
        const email = at('gmai.com')
        await open(page, '/contact-us')
        const form = await writeMessage(page, email)
        await form.getByRole('button', { name: 'Send message' }).click()
        await expect(question(page)).toContainText('Did you mean')
        // Only the server finds this fault in another field. The question must not come again because of it.
        await form.getByLabel('Subject').fill('x'.repeat(201))
        await form.getByRole('button', { name: 'Send it as it is' }).click()
        await expect(form.getByRole('alert')).toContainText('Subject must be 200 characters or fewer')
        await expect(page.getByText('Did you mean')).toBeHidden()
        await form.getByLabel('Subject').fill('A question')
        await form.getByLabel('Subject').press('Enter')
        await expect(page.getByText(thanks)).toBeVisible()
        await expect(page.getByText('We’ll email')).toContainText(email)
        expect(await messagesOf(email)).toMatchObject([{ body: 'Which hours?' }])
      },
    )

    test('Enter sends the address as it is', longIf(!javaScriptEnabled), async ({ page, messagesOf }) => {
      const email = at('gmai.com')
      await open(page, '/contact-us')
      const form = await writeMessage(page, email)
      await form.getByLabel('Subject').press('Enter')
      await expect(question(page)).toContainText('Did you mean')
      // axe runs as a script of the page.
      if (javaScriptEnabled) expect(await faults(page, 'the question', { px: 24 })).toEqual([])
      await form.getByLabel('Subject').press('Enter')
      await expect(page.getByText(thanks)).toBeVisible()
      expect(await messagesOf(email)).toHaveLength(1)
    })

    test(
      'an address with hostile text is shown as it was typed',
      longIf(!javaScriptEnabled),
      async ({ page }) => {
        const faults: string[] = []
        page.on('dialog', (dialog) => faults.push(dialog.message()))
        const typed = '"><img/src=x/onerror=alert(1)>@outlok.com'
        await open(page, '/contact-us')
        const form = await writeMessage(page, typed)
        await form.evaluate((element: HTMLFormElement) => {
          element.noValidate = true
        })
        await form.getByRole('button', { name: 'Send message' }).click()
        await expect(question(page)).toContainText(`Did you mean ${typed.replace('outlok', 'outlook')}?`)
        await expect(form.getByLabel('Email')).toHaveValue(typed)
        await expect(form.locator('img')).toHaveCount(0)
        expect(faults).toEqual([])
      },
    )

    test(
      'a sign-up corrects its address, and the sign-in page says where the mail went',
      longIf(!javaScriptEnabled),
      async ({ page, browser, baseURL }) => {
        const typed = at('hotmial.com')
        const meant = typed.replace('hotmial', 'hotmail')
        await open(page, '/auth/create-account')
        await field(page, 'email').fill(typed)
        await field(page, 'password').fill(password)
        await field(page, 'confirm_password').fill(password)
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(question(page)).toContainText(`Did you mean ${meant}?`)
        await page.getByRole('button', { name: `Use ${meant}` }).click()
        if (!javaScriptEnabled) {
          // A password is never written into a page, so it is typed again.
          await expect(page.getByRole('alert')).toContainText('Choose a password')
          await expect(field(page, 'email')).toHaveValue(meant)
          await field(page, 'password').fill(password)
          await field(page, 'confirm_password').fill(password)
          await page.getByRole('button', { name: 'Create account' }).click()
        }
        await page.waitForURL('**/auth/login?notice=created')
        const note = page.getByRole('main').getByRole('status').first()
        const words = 'Now sign in with your new password.'
        await expect(note).toHaveText(words)
        await expect(page.getByText('We’ve emailed a link to')).toContainText(
          `${meant}. It works for three days`,
        )
        await expect(field(page, 'email')).toHaveValue(meant)

        const reloaded = await page.reload()
        await expect(note).toHaveText(words)
        expect(reloaded?.headers()['cache-control']).toContain('no-store')
        const stranger = await (await browser.newContext({ baseURL })).newPage()
        for (const path of ['/auth/login?notice=created', '/auth/login', '/auth/login/signed-up']) {
          const answer = await stranger.goto(path)
          expect(await answer?.text(), path).not.toContain(meant)
        }
        await stranger.close()

        await field(page, 'password').fill('wrong horse 9')
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await expect(page.getByText('Login failed. Please Check Email/Password.')).toBeVisible()
        await expect(field(page, 'email')).toHaveValue(meant)
        await field(page, 'password').fill(password)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await page.waitForURL('**/dashboard')
        await page.goto('/auth/login?notice=created')
        await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible()
        await expect(page.getByText(meant)).toBeHidden()
      },
    )
  })
}

test('the dialog asks about a mistyped address, and the page behind it names the chosen one', async ({
  page,
  enrolment,
}) => {
  const typed = at('gmial.com')
  const meant = typed.replace('gmial', 'gmail')
  await enrolment.open('Choose Career Growth Accelerator')
  await enrolment.fillIn(typed)
  await enrolment.submit.click()
  await expect(enrolment.dialog.locator(':focus')).toContainText(`Did you mean ${meant}?`)
  await page.getByRole('button', { name: `Use ${meant}` }).click()
  await expect(enrolment.dialog.getByText(welcome)).toBeVisible()
  await expect(enrolment.dialog.getByText('Your email:')).toContainText(meant)
  await page.keyboard.press('Escape')
  await expect(enrolment.dialog).toBeHidden()
  await expect(page.getByText('We’ll call +44 7700 900123 by').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Your email:').filter({ visible: true })).toHaveText(
    `Your email: ${meant}. Something wrong? Tell us.`,
  )
})

test('a sign-in works after the note above it has expired', async ({ page, account }) => {
  const email = await account('over')
  await page.goto('/auth/create-account')
  const other = address('noted')
  await field(page, 'email').fill(other)
  await field(page, 'password').fill(password)
  await field(page, 'confirm_password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Confirm your email' })).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(other)
  await page.context().clearCookies({ name: 'signed-up' })
  await touch(page)
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/^You’re signed in/)).toBeVisible()
  await page.waitForURL('**/dashboard')
})
