import type { Page } from '@playwright/test'
import { axeFaults } from '../fixtures/access'
import { filmSite } from '../fixtures/film-site'
import { expect, test } from '../fixtures/kit'
import { holds, longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'
import { type Mood, videoProviders } from '../fixtures/video-providers'

// Tests a film at a video provider. A stand-in responds in place of each provider.
const youtube = {
  from: 'YouTube',
  address: 'https://youtu.be/a1b2c3d4e5F',
  page: 'https://www.youtube.com/watch?v=a1b2c3d4e5F',
  frame: 'https://www.youtube-nocookie.com',
  scripts: [
    'https://www.youtube.com/iframe_api',
    'https://www.youtube.com/s/player/0a1b2c3d/www-widgetapi.vflset/www-widgetapi.js',
  ],
  says: 'and that you came from this website. YouTube may then set cookies',
  faults: ['away', 'blocks', 'refuses'],
}
const vimeo = {
  from: 'Vimeo',
  address: 'https://vimeo.com/76979871',
  page: 'https://vimeo.com/76979871',
  frame: 'https://player.vimeo.com',
  scripts: [],
  says: 'Vimeo may then set cookies',
  // Vimeo shows a refusal in its own frame.
  faults: ['away', 'blocks'],
}
const title = 'A first project, from question to review'

for (const [index, provider] of [youtube, vimeo].entries()) {
  const { from, address, page: film, frame, scripts, says, faults } = provider
  test.describe(`with the film at ${from}`, longIf(provider !== youtube), () => {
    let site: Awaited<ReturnType<typeof filmSite>>
    test.beforeAll(async () => {
      test.setTimeout(300_000)
      site = await filmSite(75 + index, address)
    })
    test.afterAll(async () => await site.end())

    const open = async (page: Page, mood?: Mood) => {
      const asked = await videoProviders(page.context(), mood)
      await page.goto(site.url)
      await touch(page)
      return asked
    }
    const play = (page: Page) => page.getByRole('link', { name: /^Play the film/ })

    test(
      'the film plays when it is started, and nothing is requested before',
      holds('2.home.22'),
      async ({ page }) => {
        const blocked: string[] = []
        page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()))
        const asked = await open(page)
        await expect(play(page)).toContainText(`40 seconds, no sound, from ${from}`)
        await expect(play(page)).toHaveAttribute('href', film)
        await play(page).hover()
        await page.mouse.move(5, 5)
        expect(asked).toEqual([])
        expect(await page.context().cookies()).toEqual([])

        await play(page).click()
        await expect(page.frameLocator(`iframe[title="${title}"]`).getByText('Playing')).toBeVisible()
        const frames = asked.filter(({ url }) => url.startsWith(`${frame}/`))
        expect(frames).toHaveLength(1)
        expect(frames[0]?.referer).toBe(from === 'YouTube' ? `${site.url}/` : undefined)
        const others = asked.filter((one) => !frames.includes(one))
        expect(others).toEqual(scripts.map((url) => ({ url, referer: undefined })))
        expect(await page.evaluate(() => document.cookie)).toBe('')
        expect(await axeFaults(page)).toEqual([])
        const box = await page.locator('main iframe').boundingBox()
        expect(box?.width).toBeGreaterThan(600)
        expect(blocked).toEqual([])
      },
    )

    test('only the page that shows the film allows it in its policy', async ({ page, request }) => {
      const home = (await request.get(site.url)).headers()
      const policy = home['content-security-policy'] ?? ''
      expect(policy).toContain(`; frame-src ${frame}; report-uri`)
      expect(policy).not.toContain('unsafe-')
      expect(home).not.toHaveProperty('cross-origin-embedder-policy')
      const known = await request.get(site.url, { headers: { 'if-none-match': home.etag ?? '' } })
      expect(known.status()).toBe(304)
      for (const path of ['/about-us', '/testimonies', '/nope']) {
        const other = (await request.get(site.url + path)).headers()
        expect(other['content-security-policy']).not.toMatch(/frame-src|https:/)
        expect(other).toMatchObject({ 'cross-origin-embedder-policy': 'require-corp' })
      }
      await page.goto(`${site.url}/cookie-policy`)
      await expect(page.getByText(`The film on the home page comes from ${from}.`)).toContainText(says)
    })

    for (const mood of faults as Mood[])
      test(
        `a text with a link replaces the film when ${from} ${mood === 'away' ? 'is away' : mood}`,
        longIf(mood !== 'refuses'),
        async ({ page }) => {
          await open(page, mood)
          await play(page).click()
          const fault = page.getByRole('alert').filter({ hasText: 'We can’t play the film here' })
          await expect(fault).toBeVisible({ timeout: 40_000 })
          await expect(fault.getByRole('link', { name: `Watch it at ${from}` })).toHaveAttribute('href', film)
          expect(await axeFaults(page)).toEqual([])
          await page.getByRole('button', { name: 'Pause the countdown' }).click()
          await expect(page.getByRole('button', { name: 'Resume the countdown' })).toBeVisible()
        },
      )

    test('the film is a link to its page without script', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      const asked = await videoProviders(page.context())
      await page.goto(site.url)
      expect(asked).toEqual([])
      await play(page).click()
      await expect(page).toHaveURL(film)
      expect(asked[0]).toEqual({ url: film, referer: undefined })
      await page.close()
    })
  })
}
