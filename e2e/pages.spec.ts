import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const pages = [
  { path: '/', title: 'Home | Northlight', heading: 'Learn the work by doing the work' },
  { path: '/about-us', title: 'About Us', heading: 'About Us' },
  { path: '/contact-us', title: 'Contact Us | Northlight', heading: 'Contact Us' },
  { path: '/careerpaths', title: 'Careerpaths | Northlight', heading: 'CAREER PATHS' },
  { path: '/careerpaths/data-science', title: 'Careerpath | Data Science', heading: 'Data Science' },
  { path: '/careerpaths/data-science/enrol', title: 'Enrol', heading: 'Enrol on Data Science' },
  { path: '/blog', title: 'Blog | Northlight', heading: 'Stories & More' },
  { path: '/blog/page/2', title: 'Blog, page 2 | Northlight', heading: 'Stories & More' },
  {
    path: '/blog/a-risk-register-people-read',
    title: 'Blog | A risk register that people actually read',
    heading: 'A risk register that people actually read',
  },
  { path: '/resources', title: 'Resources | Northlight', heading: 'Resources' },
  { path: '/resources/page/2', title: 'Resources, page 2 | Northlight', heading: 'Resources' },
  {
    path: '/resources/project-brief',
    title: 'A one-page brief for a small project, with an example | Northlight',
    heading: 'A one-page brief for a small project, with an example',
  },
  { path: '/testimonies', title: 'Testimonies | Northlight', heading: 'Delegate Stories' },
  { path: '/events', title: 'Events | Northlight', heading: 'Upcoming Events' },
  {
    path: '/events/ai-in-financial-services',
    title: 'AI in Financial Services | Northlight',
    heading: 'AI in Financial Services',
  },
  { path: '/payment-successful', title: 'Payment successful', heading: 'Payment successful' },
  { path: '/payment-failed', title: 'Payment failed', heading: 'Payment failed' },
  { path: '/advisory', title: 'Services | Northlight', heading: 'Services for businesses' },
  { path: '/terms-of-service', title: 'Terms of Service | Northlight', heading: 'Terms of Service' },
  { path: '/privacy-policy', title: 'Privacy Policy | Northlight', heading: 'Privacy Policy' },
  { path: '/cookie-policy', title: 'Cookie Policy | Northlight', heading: 'Cookie Policy' },
  { path: '/auth/login', title: 'Sign in | Northlight', heading: 'Sign in' },
  { path: '/auth/create-account', title: 'Create account | Northlight', heading: 'Create account' },
  { path: '/auth/forgot-password', title: 'Forgot password | Northlight', heading: 'Forgot password' },
  { path: '/auth/forgot-password-confirm', title: 'Reset password | Northlight', heading: 'Reset password' },
]

const gone = [
  '/nope',
  '/styleguide',
  '/careerpaths/nope',
  '/careerpaths/nope/enrol',
  '/careerpaths/data-science/enrol/free',
  '/blog/nope',
  '/blog/a-first-week-of-sql/more',
  '/resources/nope',
  '/events/nope',
  '/careerpaths/no/such/path',
  '/careerpaths/%00',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, title, heading } of pages) {
    test(`${path} shows its heading`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Software Engineering' }),
      ).toBeVisible()
    })
  }

  for (const path of gone) {
    test(`${path} is a true 404 with its text`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(
        page.getByRole('heading', { level: 1, name: "Oops...This page doesn't exist :(" }),
      ).toBeVisible()
    })
  }

  test('/dashboard sends a signed-out visitor to sign in and names the way back', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/auth/login?callbackUrl=%2Fdashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })

  test('the menu of a phone opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/careerpaths')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })
})

test('the menu of a phone locks the page, and closes on a change of the route', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careerpaths')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await menu.getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('no page logs an error, or scrolls sideways at 320 px', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path } of pages) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  expect(errors).toEqual([])
})

test('axe finds nothing on any page', async ({ page }) => {
  test.setTimeout(180_000)
  for (const { path } of [...pages, { path: '/nope' }]) {
    await page.goto(path)
    expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([])
  }
})

test('axe finds nothing in the dialogs, with their errors', async ({ page }) => {
  for (const [path, link, button] of [
    ['/careerpaths/data-science', 'Get started on ECL', /^Enrol on/],
    ['/resources', /^Get Now.*Career/, 'Register'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([])
  }
})
