import type { Page } from '@playwright/test'
import { field } from '../fixtures/accounts'
import { address, fillAll } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { longIf } from '../fixtures/tags'
import { hold, scripts, touch, untilScript } from '../fixtures/touch'

const thanks = "Thank you for contacting us! We'll reach out very soon :)"

test('a form is sent once while script loads', async ({ page, messagesOf }) => {
  const email = address('early')
  const release = await hold(page)
  await page.goto('/contact-us')
  await fillAll(page.getByRole('main').locator('form'), email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  release()
  await touch(page)
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await messagesOf(email)).toHaveLength(1)
})

test('a focus set before the starter script has loaded makes the page load its script', async ({ page }) => {
  const release = await hold(page, '**/first-touch.*.js')
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Ada')
  release()
  await untilScript(page)
  await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue('Ada')
})

test('a sign-in sent before script has loaded succeeds', async ({ page, account }) => {
  const email = await account('early')
  await hold(page)
  await page.goto('/auth/login')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill('correct horse 9')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, early/ })).toBeVisible()
})

test('text and choices made before script stay, and so do focus and caret', async ({ page, enrolment }) => {
  const release = await hold(page)
  await page.goto('/careerpaths/data-science/enrol')
  const { form } = enrolment
  await form.getByRole('radio', { name: 'Executive Career Launcher' }).check()
  await enrolment.fillIn('ada@example.com')
  await form.getByLabel('Message').fill('As it was')
  await form.getByLabel('Send me news').check()
  await form.getByLabel('First name').click()
  await page.keyboard.type(' Kig')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await page.keyboard.type('n')
  await expect(form.getByLabel('First name')).toHaveValue('Ada King')
  const chosen = form.getByRole('radio', { name: 'Executive Career Launcher' })
  await expect(chosen).toBeChecked()
  await expect(form.getByLabel('Country')).toHaveValue('United Kingdom')
  await expect(form.getByLabel('How you heard about us')).toHaveValue('A Friend')
  await expect(form.getByLabel('Phone')).toHaveValue('07700 900123')
  await expect(form.getByLabel('Message')).toHaveValue('As it was')
  await expect(form.getByLabel('Send me news')).toBeChecked()
})

test('corrections in a returned form stay when script arrives', async ({ page, enrolment }) => {
  const release = await hold(page)
  await page.goto('/careerpaths/data-science/enrol?plan=ecl-project-pack')
  const { form } = enrolment
  await enrolment.fillIn('ada@example.com')
  await form.getByLabel('Message').fill('First')
  await form.getByLabel('Phone').fill('12')
  await enrolment.submit.click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await form.getByLabel('Phone').fill('07700 900123')
  await form.getByLabel('Message').fill('Second')
  await form.getByLabel('Country').selectOption('France')
  await form.getByRole('radio', { name: 'Career Growth Accelerator' }).first().check()
  release()
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await expect(form.getByLabel('Phone')).toHaveValue('07700 900123')
  await expect(form.getByLabel('Message')).toHaveValue('Second')
  await expect(form.getByLabel('Country')).toHaveValue('France')
  await expect(form.getByRole('radio', { name: 'Career Growth Accelerator' }).first()).toBeChecked()
})

for (const path of ['/', '/#call-heading', '/careerpaths/data-science', '/blog/a-risk-register-people-read'])
  test(
    `${path} loads less than 3 KB of script before a touch, and the rest after it`,
    longIf(/#|blog/.test(path)),
    async ({ page }) => {
      const loaded: { url: string; size: number }[] = []
      page.on('requestfinished', async (request) => {
        if (request.resourceType() !== 'script') return
        loaded.push({ url: request.url(), size: (await request.sizes()).responseBodySize })
      })
      await page.goto(path)
      // A browser scrolls to an anchor by itself, which may take seconds and is no touch.
      await page.waitForFunction((until) => performance.now() > until, path.includes('#') ? 4000 : 1500)
      expect(loaded.map(({ url }) => url)).toEqual([expect.stringContaining('/first-touch.')])
      const inline = await page.evaluate(() =>
        [...document.querySelectorAll('script:not([src], [type])')]
          .map(({ textContent }) => textContent)
          .join(''),
      )
      expect(loaded.reduce((sum, { size }) => sum + size, inline.length)).toBeLessThan(3072)
      await touch(page)
      await expect.poll(() => loaded.some(({ url }) => url.includes('/_next/'))).toBe(true)
    },
  )

for (const [name, begin] of Object.entries({
  'a key, such as that of the zoom': (page: Page) => page.keyboard.press('Control+='),
  'the focus alone': (page: Page) => page.getByRole('link', { name: 'Skip to content' }).focus(),
  'a click without a pointer': (page: Page) =>
    page.getByRole('radio', { name: 'Annual' }).dispatchEvent('click'),
  'the wheel': (page: Page) => page.mouse.wheel(0, 10),
}))
  test(`script loads with the first interaction: ${name}`, async ({ page }) => {
    await page.goto('/careerpaths/data-science')
    await begin(page)
    await untilScript(page)
  })

test('the menu works while React starts, which stops clicks on parts that it does not drive yet', async ({
  page,
  header,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await hold(page)
  await page.goto('/about-us')
  await header.openMenu()
  await expect(header.menu).toBeVisible()
  await page.evaluate(() => document.addEventListener('click', (event) => event.stopPropagation(), true))
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(header.menu).toBeHidden()
})

test('a page whose script is blocked works without it, and the next interaction requests it again', async ({
  page,
  header,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(scripts, (route) => route.abort())
  await page.goto('/auth/login')
  const show = page.getByRole('button', { name: 'Show password' })
  await expect(show).toBeVisible()
  const failed = page.waitForEvent('requestfailed')
  await header.openMenu()
  await expect(header.menu).toBeVisible()
  await failed
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(header.menu).toBeHidden()
  await expect(show, 'a button that could do nothing').toBeHidden()
  await field(page, 'email').fill('nobody@example.com')
  await page.unroute(scripts)
  await expect(async () => {
    await page.mouse.move(Math.random() * 300, 5)
    await expect(page.locator('html[data-script=here]')).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect(field(page, 'email')).toHaveValue('nobody@example.com')
  await show.click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  expect(errors).toEqual([])
})

test('a page is prefetched when its link is pointed at, not when in view, and not for save-data visitors', async ({
  page,
  header,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('_rsc')) fetched.push(pathname)
  })
  await page.goto('/about-us')
  await touch(page)
  await header.link('Services').hover()
  await expect.poll(() => fetched).toContain('/advisory')
  expect(new Set(fetched)).toEqual(new Set(['/advisory']))

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/about-us')
  await touch(page)
  fetched.length = 0
  await header.link('Services').hover()
  await header.link('Services').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services for businesses' })).toBeVisible()
  await header.link('Events').hover()
  await page.waitForLoadState('networkidle')
  expect(fetched).not.toContain('/events')
})
