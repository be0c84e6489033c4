import { expect, test } from '@playwright/test'
import { parseFeed } from '@rowanmanning/feed-parser'
import { watch } from '../fixtures/canary'
import { hostileTexts, sendForm } from '../fixtures/hostile-forms'
import { hostilePages, hostileSite } from '../fixtures/hostile-site'
import { led, picture } from '../fixtures/hostile-upstream'
import { urlAt } from '../fixtures/servers'
import { long } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

// A site whose upstream is hostile in each text that it sends.
const site = hostileSite()
const { url } = site
const origin = new URL(url).origin

test.describe.configure({ mode: 'serial' })
test.setTimeout(1_800_000)
test.beforeAll(async () => {
  test.setTimeout(900_000)
  await site.begin()
})
test.afterAll(site.end)

test(
  'no page runs or loads hostile content with script, even without a Content-Security-Policy',
  long,
  async ({ page }) => {
    const told = await watch(page, origin)
    for (const path of hostilePages) {
      const response = await page.goto(url + path)
      expect.soft([path, response?.status()]).toEqual([path, path === '/nope' ? 404 : 200])
      await touch(page)
      expect.soft(await told(), path).toEqual([])
      expect.soft(page.url(), path).toBe(url + path)
    }
  },
)

test('no form runs the hostile texts with which the upstream refuses its fields', long, async ({ page }) => {
  const told = await watch(page, origin)
  const forms = [
    '/careerpaths/path-1/enrol?plan=ecl-project-pack',
    '/contact-us',
    '/',
    '/resources/resource-1',
    '/events/event-1',
    '/auth/create-account',
    '/auth/login',
    '/auth/forgot-password',
  ]
  for (const path of forms)
    for (const text of ['ada@example.com', ...hostileTexts(60).slice(0, 2)]) {
      await sendForm(page, url + path, [text], true)
      expect.soft(await told(), path).toEqual([])
    }
})

test('the Content-Security-Policy has nothing to block', long, async ({ page }) => {
  const blocked: string[] = []
  page.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && blocked.push(message.text()),
  )
  for (const path of hostilePages.filter((_, index) => index % 10 === 0)) {
    await page.goto(url + path)
    await touch(page)
  }
  expect(blocked).toEqual([])
})

test('the site serves the upstream’s pictures itself, and follows no redirect', long, async ({ page }) => {
  const told = await watch(page, origin)
  await page.goto(`${url}/blog/pictures`)
  for (const image of [page.locator('main header img'), page.getByAltText('Ours')]) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    expect(await image.evaluate((each: HTMLImageElement) => each.currentSrc)).toContain(
      `${origin}/_next/image?url=`,
    )
  }
  await expect(page.getByText('Theirs')).toBeVisible()
  expect(await told()).toEqual([])
  const scaled = (address: string) => `${url}/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`
  expect((await page.request.get(scaled(urlAt(31) + picture))).status()).toBe(200)
  for (const address of [
    urlAt(31) + led,
    'https://elsewhere.example/x.png',
    `${url}/icon-192.png`,
    'file:///etc/passwd',
  ])
    expect((await page.request.get(scaled(address))).status(), address).toBeGreaterThanOrEqual(400)
})

test('feeds, the sitemap, calendars and pictures are well-formed', long, async ({ request }) => {
  const feed = parseFeed(await (await request.get(`${url}/feed.xml`)).text())
  expect(feed.items.length).toBe(20)
  expect((await (await request.get(`${url}/feed.json`)).json()).items).toHaveLength(20)
  for (const path of [
    '/sitemap.xml',
    '/llms.txt',
    '/events/event-1/calendar.ics',
    '/blog/post-1/picture.png',
  ]) {
    const answer = await request.get(url + path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['content-type']).not.toContain('html')
  }
  expect(await (await request.get(`${url}/sitemap.xml`)).text()).not.toMatch(/alert|elsewhere/)
})
