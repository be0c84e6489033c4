import { expect, test } from '@playwright/test'
import { address } from '../fixtures/answers'
import { visit } from '../fixtures/crawler'
import { hostileTitle } from '../fixtures/faulty-content'
import { faultySite, outage } from '../fixtures/faulty-site'
import { htmlFaults } from '../fixtures/html'
import { pngSize } from '../fixtures/png'
import { holds, long } from '../fixtures/tags'
import { failing } from './faults/failing'
import { forms } from './faults/forms'
import { hookRefusals, publishing } from './faults/publishing'
import { records } from './faults/records'

// A site that was built in an outage. Its upstream (npm run upstream -- --faults) fails in every way. The first lines
// of each test bring the site into the state that the test needs: after a failure the remaining tests begin with a
// restarted site.
const site = faultySite()
const { url, upstream, shows, becomes } = site

test.use({ javaScriptEnabled: false })
test.setTimeout(120_000)

test.beforeAll(async () => {
  test.setTimeout(900_000)
  await site.build()
})
test.afterAll(site.end)

test.describe('when the upstream has never answered', () => {
  test(
    'each page shows its own error text, and each feed and picture answers 503',
    holds(`2.career-path.3 2.home.13 2.home.15 2.post.3 2.resources.7 2.testimonies.4 4.7 4.9 8.1 8.2
8.3 8.4 8.6 8.7 8.8`),
    async ({ page }) => {
      for (const expected of outage) await shows(page, ...expected)
      for (const path of ['/feed.xml', '/feed.json', '/blog/first/picture.png', '/events/any/calendar.ics']) {
        expect([path, (await page.request.get(url + path)).status()]).toEqual([path, 503])
      }
    },
  )

  test(
    'after a restart each page shows its error text again, and is cached for ten seconds at most',
    long,
    async ({ page }) => {
      await site.restart()
      const paths = [...outage.map(([path]) => path), '/feed.xml', '/feed.json', '/sitemap.xml', '/llms.txt']
      const all = () => Promise.all(paths.map((path) => page.request.get(url + path)))
      await all()
      for (const answer of await all()) {
        const seconds = Number(/s-maxage=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1] ?? 0)
        expect(seconds, answer.url()).toBeLessThanOrEqual(10)
      }
      const texts = outage.flatMap(([path, ...texts]) =>
        texts.map((text) => [path, text.replace('&', '&amp;')]),
      )
      expect(await site.brokenOf(page, texts)).toEqual([])
    },
  )

  test('a thousand unknown addresses share one page', long, async ({ page }) => {
    await shows(page, '/blog/never-heard-of', 'oops...Something went wrong getting the post!')
    const fromCache = new Set<string | undefined>()
    for (let batch = 0; batch < 50; batch++) {
      const paths = Array.from({ length: 20 }, (_, index) => `${url}/blog/unknown-${batch}-${index}`)
      const answers = await Promise.all(paths.map((path) => page.request.get(path)))
      for (const answer of answers) fromCache.add(answer.headers()['x-nextjs-cache'])
    }
    expect([...fromCache].filter((state) => state !== 'HIT' && state !== 'STALE')).toEqual([])
  })
})

test.describe('once the upstream is there', () => {
  test.beforeAll(upstream.start)
  test.beforeEach(() => upstream.meets())

  test('pages say so when the upstream is empty', holds('2.home.16 2.resources.8 8.5'), async ({ page }) => {
    await upstream.meets({ fault: 'empty' })
    await becomes(page, '/blog', 'No posts Available')
    await becomes(page, '/resources', 'No posts Available')
    await becomes(page, '/testimonies', 'We’re writing the first stories.')
    await becomes(page, '/events', 'No events are planned just now.')
    await becomes(page, '/', 'No posts Available')
    await expect
      .poll(async () => (await page.request.get(`${url}/feed.xml`)).status(), { timeout: 10_000 })
      .toBe(200)
  })

  test(
    'pages show the content without a rebuild once the upstream has it',
    holds('2.shell.7 4.5 7.4'),
    async ({ page }) => {
      await site.restart()
      await becomes(page, '/', 'Path first')
      await becomes(page, '/careerpaths', 'Path first')
      await becomes(page, '/about-us', 'Path first')
      await becomes(page, '/blog', 'Post first')
      await becomes(page, '/resources', 'A plan')
      await becomes(page, '/testimonies', 'Ada Example')
      await becomes(page, '/careerpaths/first', 'Choose your plan')
      await becomes(page, '/resources/7', 'Register to get resource')
      await expect(page.getByLabel('Country').getByRole('option')).toHaveText([
        'Choose a country',
        'United Kingdom',
      ])
      const picture = async () => (await page.request.get(`${url}/blog/first/picture.png`)).status()
      await expect.poll(picture, { timeout: 30_000 }).toBe(200)
    },
  )

  test('NOW stops the clock on the server and in the browser', async ({ page, browser }) => {
    await becomes(page, '/events', 'Event over')
    const isOver = 'Tell me when it runs again'
    await expect(page.getByRole('article').filter({ hasText: 'Event over' })).toContainText(isOver)
    await expect(page.getByRole('article').filter({ hasText: 'Event to-come' })).not.toContainText(isOver)
    await page.goto(`${url}/events/over`)
    await expect(page.getByText(/^Past event: /)).toBeVisible()
    await page.getByLabel('Name').fill('Ada Example')
    await page.getByLabel('Email').fill(address('over'))
    await page.getByRole('button', { name: isOver }).click()
    await expect(page.getByText('Thank you. We’ll tell you when it runs again.')).toBeVisible()
    const calendar = await page.request.get(`${url}/events/to-come/calendar.ics`)
    expect(await calendar.text()).toContain('DTSTAMP:20270110T090000Z')
    const withScript = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
    await withScript.goto(url)
    await expect(withScript.getByText('Classes begin on Monday 10 January 2028')).toBeVisible()
    const dials = withScript
      .locator('ul[aria-hidden=true] li')
      .filter({ hasText: /days|hours|minutes|seconds/ })
    await expect(dials).toHaveText(['364days', '15hours', '0minutes', '0seconds'])
  })

  test('an address loses its capitals unless the upstream’s slug has them', async ({ page }) => {
    await becomes(page, '/careerpaths/Capital', 'Choose your plan')
    await becomes(page, '/blog/Capital', 'Post Capital')
    for (const [asked, right] of [
      ['/careerpaths/FIRST', '/careerpaths/first'],
      ['/Blog/first', '/blog/first'],
    ]) {
      const answer = await page.request.get(url + asked, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([308, right])
    }
  })

  test('a hostile post is harmless and complete', holds('2.post.6 3.8 5.18'), async ({ page }) => {
    await becomes(page, '/blog/hostile', 'Harmless words remain.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostileTitle)
    await expect(page).toHaveTitle(`Blog | ${hostileTitle}`)
    await expect(page.getByText('By Zoë "Quote" O’Neil · 3 January 2025')).toBeVisible()
    const html = await (await page.request.get(`${url}/blog/hostile`)).text()
    expect(await htmlFaults(html), 'its own length alone').toEqual([expect.stringMatching(/^long-title:/)])
    expect(html).not.toMatch(/onerror|onclick|<iframe|javascript:|<script>alert/)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
      /^Heading Harmless words/,
    )
  })

  test('the data and the picture of a hostile post are well-formed', async ({ page }) => {
    const { data, card } = await visit(page, page.request, `${url}/blog/hostile`)
    expect(data.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({ headline: hostileTitle })
    expect(card['og:title']).toBe(`Blog | ${hostileTitle}`)
    const picture = await page.request.get(`${url}/blog/hostile/picture.png`)
    expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 })
  })

  failing(site)
  forms(site)
  publishing(site)
  records(site)
  hookRefusals(site)
})
