import { button, focused, follow, heading, leaves, link, tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/kit'
import { long, longIf } from '../fixtures/tags'

// These tests click, fill and move the focus with keys only.
test.describe.configure({ timeout: 120_000 })

const phone = { width: 390, height: 844 }

for (const path of ['/', '/careerpaths/data-science', '/auth/login', '/nope']) {
  test(
    `the skip link of ${path} leads past the header`,
    longIf(!['/', '/auth/login'].includes(path)),
    async ({ page }) => {
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
    },
  )
}

for (const [name, size, paths] of [
  ['a wide screen', { width: 1280, height: 720 }, ['/careerpaths/data-science', '/blog/a-first-week-of-sql']],
  ['a phone', phone, ['/', '/careerpaths/data-science']],
] as const) {
  test(
    `the focus stays in view on ${name}, all the way down and back`,
    longIf(size !== phone),
    async ({ page }) => {
      await page.setViewportSize(size)
      for (const path of paths) {
        await page.goto(path)
        await tabTo(page, page.locator('footer a').last())
        await tabTo(page, page.locator('body > a'), 'Shift+Tab')
      }
    },
  )
}

test('the phone menu opens, is traversed, closes with Escape, and leads on', async ({ page, header }) => {
  await page.setViewportSize(phone)
  await page.goto('/careerpaths')
  await follow(page, button(page, 'Open menu'))
  const menu = header.menu
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

test('Load more takes the focus to the first of the new cards', async ({ page }) => {
  await page.goto('/blog')
  await follow(page, link(page, 'Load more'))
  const earlier = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
  await expect(earlier.nth(6).getByRole('link')).toBeFocused()
  await tabTo(page, earlier.nth(7).getByRole('link'))
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the company names and the countdown are paused, and go on', long, async ({ page }) => {
    await page.goto('/')
    await tabTo(page, page.getByRole('checkbox', { name: 'Company names: Pause' }))
    const track = page.locator('.marquee-track')
    await expect(track).toHaveCSS('animation-play-state', 'running')
    await page.keyboard.press('Space')
    await expect(track).toHaveCSS('animation-play-state', 'paused')
    await page.keyboard.press('Space')
    await expect(track).toHaveCSS('animation-play-state', 'running')

    await follow(page, button(page, 'Pause the countdown'))
    await expect(button(page, 'Resume the countdown')).toBeFocused()
    const seconds = page.getByText('seconds', { exact: true }).locator('..')
    const paused = await seconds.textContent()
    const since = await page.evaluate(() => performance.now())
    await page.waitForFunction((then) => performance.now() > then + 1500, since)
    expect(await seconds.textContent()).toBe(paused)
    await page.keyboard.press('Enter')
    await expect(seconds).not.toHaveText(paused ?? '')
  })
})

test('the film is started, and its controls are reachable', long, async ({ page }) => {
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
