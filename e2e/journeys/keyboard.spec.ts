import { expect, type Page, test } from '@playwright/test'
import { address } from '../fixtures/answers'
import { form as enrolForm, submit } from '../fixtures/enrol-form'
import { follow, leaves, tabTo, typeInto } from '../fixtures/keyboard'
import { leadsOf } from '../fixtures/leads'

// Nothing here clicks, fills or moves the focus but by keys.
test.describe.configure({ timeout: 120_000 })

const phone = { width: 390, height: 844 }
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const focused = (page: Page) => page.locator(':focus')

const learner = (email: string) => ({
  'First name': 'Ada',
  'Last name': 'Example',
  'E-mail': email,
  Phone: '07700 900123',
  Country: 'United Kingdom',
  'Where you heard of us': 'A Friend',
})

for (const path of ['/', '/careerpaths/data-science', '/auth/login', '/nope']) {
  test(`the skip link of ${path} leads past the header`, async ({ page }) => {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Skip to content')
    await expect(focused(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole(/login/.test(path) ? 'textbox' : 'link')
        .first(),
    )
  })
}

for (const [name, size, paths] of [
  ['a wide screen', { width: 1280, height: 720 }, ['/careerpaths/data-science', '/blog/a-first-week-of-sql']],
  ['a phone', phone, ['/', '/careerpaths/data-science']],
] as const) {
  test(`on ${name}, the focus is in sight all the way down and back`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of paths) {
      await page.goto(path)
      await tabTo(page, page.locator('footer a').last())
      await tabTo(page, page.locator('body > a'), 'Shift+Tab')
    }
  })
}

test('the menu of a phone opens, is travelled, closes with Escape, and leads on', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/careerpaths')
  await follow(page, button(page, 'Open menu'))
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.locator(':focus')).toHaveCount(1)
  for (const name of ['Courses', 'Services', 'Events', 'About Us', 'Contact Us', 'Sign in'])
    await tabTo(page, menu.getByRole('link', { name }))
  expect(await leaves(page, menu)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button(page, 'Open menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await follow(page, menu.getByRole('link', { name: 'Events' }))
  await expect(heading(page, 'Upcoming Events')).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link').first())
})

test('a learner enrols through the dialog, is led to a mistake, and goes on where the plan was', async ({
  page,
}) => {
  const email = address('keys')
  await page.goto('/careerpaths/data-science')
  const plan = link(page, 'Get started on Growth')
  await follow(page, plan)
  const dialog = page.getByRole('dialog', { name: 'Enrol on Data Science' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(await leaves(page, dialog)).toBe(false)

  await follow(page, submit(page))
  await expect(focused(page).getByRole('heading')).toHaveText('There is something to correct')
  await expect(page).toHaveTitle('Error: Careerpath | Data Science')
  await follow(page, dialog.getByRole('link', { name: 'Enter your last name' }))
  await expect(dialog.getByLabel('Last name')).toBeFocused()
  await page.keyboard.type('Example')
  await tabTo(page, dialog.getByRole('radio', { checked: true }), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^Executive Career Launcher \d|£269/ })).toBeChecked()
  const { 'Last name': _, ...rest } = learner(email)
  await typeInto(page, enrolForm(page), rest)
  await tabTo(page, dialog.getByLabel(/Send me news/))
  await page.keyboard.press('Space')
  await expect(dialog.getByLabel(/Send me news/)).toBeChecked()
  await follow(page, submit(page))
  await expect(focused(page).getByRole('status')).toContainText('Welcome!')
  await expect(page).toHaveTitle('Careerpath | Data Science')
  await expect(dialog).toBeHidden()
  await expect(plan).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Welcome!' })).toBeInViewport()
  expect(await leadsOf(email)).toMatchObject([{ selectedPlan: 'executive-career-launcher', subscribe: 1 }])

  await tabTo(page, button(page, 'Dismiss'))
  await page.keyboard.press('Space')
  await expect(page.getByText('Welcome!')).toBeHidden()
  await expect(plan).toBeFocused()
})

test('Escape cancels an enrolment, and what failed stays open for whoever goes on', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  const plan = link(page, 'ECL - Project Packed')
  await follow(page, plan)
  const dialog = page.getByRole('dialog')
  await typeInto(page, enrolForm(page), { 'First name': 'Ada' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(plan).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('First name')).toHaveValue('Ada')

  await page.route('**/careerpaths/data-science', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await follow(page, submit(page))
  await expect(focused(page).getByRole('alert')).toContainText('There was an issue somewhere.')
  await page.keyboard.press('Tab')
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((then) => performance.now() > then + 2500, since)
  await expect(dialog).toBeVisible()
  await follow(page, submit(page))
  await expect(focused(page).getByRole('alert')).toContainText('There was an issue somewhere.')
  await expect(dialog, 'closes by itself').toBeHidden()
  await expect(plan).toBeFocused()
  await follow(page, button(page, /^Open the form again/))
  await expect(dialog.getByLabel('First name')).toHaveValue('Ada')
})

test('a learner enrols on the page of its own', async ({ page }) => {
  const email = address('keys-page')
  await page.goto('/careerpaths/data-science/enrol')
  await tabTo(page, enrolForm(page).getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await typeInto(page, enrolForm(page), learner(email))
  await page.keyboard.press('Enter') // in a select it sends nothing
  await follow(page, submit(page))
  await expect(focused(page).getByRole('status')).toContainText('Welcome!')
  expect(await leadsOf(email)).toMatchObject([{ selectedPlan: 'career-growth-accelerator' }])
})

test('the arrow keys choose between Monthly and Annual', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  const annual = page.getByRole('radio', { name: 'Annual' })
  await tabTo(page, page.getByRole('radio', { name: 'Monthly' }))
  await page.keyboard.press('ArrowRight')
  await expect(annual).toBeFocused()
  await expect(annual).toBeChecked()
  await expect(page.getByText('£119.20')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Get started on Growth')).toBeFocused()
  await tabTo(page, annual, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(page.getByText('£119.20')).toBeHidden()
})

const person = (email: string) => ({ 'First name': 'Ada', 'Last name': 'Example', 'E-mail': email })

for (const [path, name, answers, text] of [
  [
    '/contact-us',
    'Send message',
    (email: string) => ({ Name: 'Ada', 'E-mail': email, Company: 'None', Subject: 'A question' }),
    /^Thank you for contacting us/,
  ],
  [
    '/',
    'Call me back',
    (Email: string) => ({
      Firstname: 'Ada',
      Lastname: 'Example',
      Email,
      Country: 'United Kingdom',
      Phone: '07700 900123',
    }),
    /^Thank you for contacting us/,
  ],
  [
    '/events/ai-in-financial-services',
    'Register',
    (email: string) => ({ Name: 'Ada', 'E-mail': email }),
    /^Thank you\. We will tell you/,
  ],
] as const) {
  test(`the form of ${path} is filled in, corrected and sent`, async ({ page }) => {
    await page.goto(path)
    const form = page.locator('form').filter({ has: button(page, name) })
    await follow(page, button(page, name))
    await expect(focused(page).getByRole('alert')).toBeVisible()
    await follow(page, form.getByRole('alert').getByRole('link').first())
    await expect(form.locator('[aria-invalid]').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await typeInto(page, form, answers(address('keys-form')))
    await follow(page, button(page, name))
    await expect(focused(page).getByRole('status')).toHaveText(text)
  })
}

test('Get Now opens its dialog, gives the file, and hands the focus back', async ({ page }) => {
  await page.goto('/resources')
  const opener = link(page, /^Get Now.*Career/)
  await follow(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Register to get resource' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await typeInto(page, dialog, person(address('keys-file')))
  expect(await leaves(page, dialog)).toBe(false)
  await tabTo(page, dialog.getByRole('button', { name: 'Register' }))
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('status')).toHaveText('Thank you. Here it is.')
  await tabTo(page, dialog.getByRole('link', { name: 'Download the file' }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Load more takes the focus to the first of the new cards', async ({ page }) => {
  await page.goto('/blog')
  await follow(page, link(page, 'Load more'))
  const earlier = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
  await expect(earlier.nth(6).getByRole('link')).toBeFocused()
  await tabTo(page, earlier.nth(7).getByRole('link'))
})

test('an account is made, used and left', async ({ page }) => {
  const email = address('keys-account')
  const secret = 'correct horse 9'
  await page.goto('/auth/create-account')
  const main = page.getByRole('main')
  await typeInto(page, main, { 'E-mail': email, Password: secret, 'Repeat the password': secret })
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('status')).toHaveText(/^Your account is ready/)
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(focused(page).getByRole('status')).toHaveText(/Sign in with it/)
  const signIn = main.locator('form').filter({ has: button(page, 'Sign in') })
  await typeInto(page, signIn, { 'E-mail': email, Password: 'wrong horse 9' })
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('alert')).toHaveText(/^Login failed/)
  await tabTo(page, signIn.getByLabel('Password', { exact: true }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(secret)
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('status')).toHaveText(/^You are signed in/)
  await expect(heading(page, /^Hello, /)).toBeVisible()
  await expect(main).toBeFocused()
  await tabTo(page, button(page, 'Sign out').first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Learn the work by doing the work')).toBeVisible()
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }))
})

test('a link to a new password is asked for', async ({ page }) => {
  await page.goto('/auth/login')
  await follow(page, link(page, 'Forgot Password'))
  await expect(heading(page, 'Forgot password')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const form = page.locator('form').filter({ has: button(page, 'Send the link') })
  await typeInto(page, form, { 'E-mail': address('keys-forgot') })
  await page.keyboard.press('Enter')
  await expect(focused(page).getByRole('status')).toHaveText(/^An Email has been sent/)
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Go Home' }))
  await expect(heading(page, 'Learn the work by doing the work')).toBeVisible()
})

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the company names and the countdown are paused, and go on', async ({ page }) => {
    await page.goto('/')
    await tabTo(page, page.getByRole('checkbox', { name: 'Pause or play the company names' }))
    const track = page.locator('.marquee-track')
    await expect(track).toHaveCSS('animation-play-state', 'running')
    await page.keyboard.press('Space')
    await expect(track).toHaveCSS('animation-play-state', 'paused')
    await page.keyboard.press('Space')
    await expect(track).toHaveCSS('animation-play-state', 'running')

    await follow(page, button(page, 'Pause the countdown'))
    await expect(button(page, 'Go on counting')).toBeFocused()
    const seconds = page.getByText('seconds', { exact: true }).locator('..')
    const paused = await seconds.textContent()
    const since = await page.evaluate(() => performance.now())
    await page.waitForFunction((then) => performance.now() > then + 1500, since)
    expect(await seconds.textContent()).toBe(paused)
    await page.keyboard.press('Enter')
    await expect(seconds).not.toHaveText(paused ?? '')
  })
})

test('the film is started, and its controls are reached', async ({ page }) => {
  await page.goto('/')
  await follow(page, link(page, /^Play the film/))
  const film = page.locator('video')
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await expect(film).toBeVisible()
  await expect.poll(isPaused).toBe(false)
  await tabTo(page, film)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(true)
})
