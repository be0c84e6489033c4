import { expect, test } from '../fixtures/kit'
import { long } from '../fixtures/tags'

const screenPx = 844

test.use({ viewport: { width: 390, height: screenPx }, javaScriptEnabled: false })

test('home fits into twelve phone screens, and a path’s plans come within four', async ({ page }) => {
  await page.goto('/')
  const { scrollHeight } = await page.locator('html').evaluate(({ scrollHeight }) => ({ scrollHeight }))
  expect(scrollHeight).toBeLessThanOrEqual(12 * screenPx)
  await page.goto('/careerpaths/data-science')
  const plans = await page.getByRole('heading', { name: 'Choose your plan' }).boundingBox()
  expect(plans?.y).toBeLessThanOrEqual(4 * screenPx)
})

test('home’s form is two taps away from any page, and the menu is complete', async ({ page, header }) => {
  await page.goto('/blog')
  await header.openMenu()
  for (const name of ['Courses', 'Services', 'Blog', 'Stories', 'Resources'])
    await expect(header.menu.getByRole('link', { name, exact: true })).toBeVisible()
  await header.menu.getByRole('link', { name: 'Get a call back' }).click()
  await expect(page.getByRole('heading', { name: 'Talk to someone who knows the work' })).toBeInViewport()
})

test('another item of a phone’s carousel is chosen without script', async ({ page }) => {
  await page.goto('/')
  const words = page.getByRole('region', { name: 'In their own words' })
  await expect(words.getByText('Piotr Valdssen')).toBeHidden()
  await words.getByRole('radio', { name: 'Piotr' }).check()
  await expect(words.getByText('Piotr Valdssen')).toBeVisible()
  await page.setViewportSize({ width: 1200, height: screenPx })
  await expect(words.getByText('Imani Castellane')).toBeVisible()
  await expect(words.getByRole('radio')).toHaveCount(0)
})

// A real phone reserves no room for a scrollbar, so its pages are wider than those of a narrow window.
test(
  'the header is one row on phones and wide screens, for visitors and members',
  long,
  async ({ browser, baseURL }) => {
    for (const greeting of ['', 'ada.with-a-long-name'])
      for (const width of [360, 390, 430, 1280, 1440]) {
        const viewport = { width, height: screenPx }
        const page = await browser.newPage({
          baseURL,
          viewport,
          isMobile: width < 1000,
          javaScriptEnabled: true,
        })
        await page.context().addCookies([{ name: 'greeting', value: greeting, url: baseURL }])
        await page.goto('/terms-of-service')
        const head = await page.getByRole('banner').boundingBox()
        expect(head?.height, `${width} px, ${greeting || 'a visitor'}`).toBeLessThan(80)
        await page.close()
      }
  },
)
