import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'
import { holds } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

test('the countdown ticks, can be paused, and is not read out', holds('4.26 4.27 9.12'), async ({ page }) => {
  await page.goto('/')
  const region = page.getByRole('region', { name: /Join our next Cohort/ })
  await expect(region.getByText(/Classes begin on Monday 1[01] January 20\d\d/)).toBeVisible()
  const dials = region.locator('ul[aria-hidden=true]')
  await expect(dials.locator('li')).toHaveCount(4)
  const before = await dials.textContent()
  await expect.poll(() => dials.textContent()).not.toBe(before)
  await region.getByRole('button', { name: 'Pause the countdown' }).click()
  await expect(region.getByRole('button', { name: 'Resume the countdown' })).toBeVisible()
  const paused = await dials.textContent()
  await page.waitForFunction(
    (since) => performance.now() > since + 1500,
    await page.evaluate(() => performance.now()),
  )
  expect(await dials.textContent()).toBe(paused)
  await region.getByRole('button', { name: 'Resume the countdown' }).click()
  await expect.poll(() => dials.textContent()).not.toBe(paused)
})

test(
  'the film loads nothing until a visitor plays it, and then nothing from another host',
  holds('2.home.22'),
  async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/')
    await page.getByRole('link', { name: /^Play the film/ }).scrollIntoViewIfNeeded()
    await expect(page.locator('video')).toHaveCount(0)
    expect(requested.filter((url) => /\.(webm|mp4|vtt)|player/.test(url))).toEqual([])
    await touch(page)
    await page.getByRole('link', { name: /^Play the film/ }).click()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.readyState ?? 0), { timeout: 15_000 })
      .toBeGreaterThan(1)
    const cues = () => page.evaluate(() => document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0)
    await page.evaluate(() => {
      for (const track of document.querySelector('video')?.textTracks ?? []) track.mode = 'showing'
    })
    await expect.poll(cues, { message: 'captions' }).toBe(9)
    expect(requested.filter((url) => !url.startsWith(site.url))).toEqual([])
  },
)

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test(
    'the splash shows once a visit, for two seconds, above the page',
    holds('2.home.1 9.1'),
    async ({ page }) => {
      await page.goto('/')
      const splash = page.locator('.splash')
      await expect(splash).toBeVisible()
      await expect(splash).toHaveCSS('animation-duration', '2s')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(splash).toBeHidden()
      await page.goto('/')
      await expect(splash).toBeHidden()
    },
  )

  test.describe('with blocked script', () => {
    test.use({ javaScriptEnabled: false })

    test('the strip of companies moves and can be paused', holds('2.home.7'), async ({ page }) => {
      await page.goto('/')
      const track = page.locator('.marquee-track')
      await expect(track).toHaveCSS('animation-play-state', 'running')
      await page.getByRole('checkbox', { name: 'Company names: Pause' }).check({ force: true })
      await expect(track).toHaveCSS('animation-play-state', 'paused')
      await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    })
  })
})
