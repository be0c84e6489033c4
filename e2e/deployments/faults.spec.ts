import { expect, test } from '@playwright/test'
import { parseFeed } from '@rowanmanning/feed-parser'
import { visit } from '../fixtures/crawler'
import { faultySite, outage } from '../fixtures/faulty-site'
import { faults, hostileTitle } from '../fixtures/faulty-upstream'
import { htmlFaults } from '../fixtures/html'
import { pngSize } from '../fixtures/png'

// What visitors of a site that was built in an outage see, as its upstream fails in every way there is. A test builds on
// those before it only as far as its own first lines say: after a failure the rest begin again with a new site.
const site = faultySite()
const { url, upstream, shows, becomes, hook } = site

test.use({ javaScriptEnabled: false })
test.setTimeout(120_000)

test.beforeAll(async () => {
  test.setTimeout(900_000)
  await site.build()
})
test.afterAll(site.end)

test.describe('while the upstream has never been there', () => {
  test('each page stands with its own error text, and each feed and picture says that it is away', async ({
    page,
  }) => {
    for (const expected of outage) await shows(page, ...expected)
    for (const path of ['/feed.xml', '/feed.json', '/blog/first/picture.png', '/events/any/calendar.ics']) {
      expect([path, (await page.request.get(url + path)).status()]).toEqual([path, 503])
    }
  })

  test('so it is after a restart, but nothing is to be stored for longer than ten seconds', async ({
    page,
  }) => {
    await site.restart()
    const paths = [...outage.map(([path]) => path), '/feed.xml', '/feed.json', '/sitemap.xml', '/llms.txt']
    const all = () => Promise.all(paths.map((path) => page.request.get(url + path)))
    await all()
    for (const answer of await all()) {
      const seconds = Number(/s-maxage=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1] ?? 0)
      expect(seconds, answer.url()).toBeLessThanOrEqual(10)
    }
    for (const expected of outage) await shows(page, ...expected)
  })

  test('a thousand unknown addresses share one page', async ({ page }) => {
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
  test.beforeAll(site.upstreamStarts)

  test.beforeEach(() => {
    upstream.mode = 'well'
  })

  test('an upstream that has nothing yet', async ({ page }) => {
    upstream.mode = 'empty'
    await becomes(page, '/blog', 'No posts Available')
    await becomes(page, '/resources', 'No posts Available')
    await becomes(page, '/testimonies', 'The first stories are being written.')
    await becomes(page, '/events', 'No events are planned just now.')
    await becomes(page, '/', 'No posts Available')
    await expect
      .poll(async () => (await page.request.get(`${url}/feed.xml`)).status(), { timeout: 10_000 })
      .toBe(200)
  })

  test('when the upstream is well, the pages are right without a rebuild', async ({ page }) => {
    await site.restart()
    await becomes(page, '/', 'Path first')
    await becomes(page, '/careerpaths', 'Path first')
    await becomes(page, '/about-us', 'Path first')
    await becomes(page, '/blog', 'Post first')
    await becomes(page, '/resources', 'A plan')
    await becomes(page, '/testimonies', 'Ada Example')
    await becomes(page, '/careerpaths/first', 'Choose your plan')
    await becomes(page, '/resources/7', 'Register to get resource')
    await expect(page.getByLabel('Country').getByRole('option')).toHaveText(['Choose a country', 'Utopia'])
    const picture = async () => (await page.request.get(`${url}/blog/first/picture.png`)).status()
    await expect.poll(picture, { timeout: 10_000 }).toBe(200)
  })

  test('an address has capitals only where the upstream gives them', async ({ page }) => {
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

  test('a hostile post is harmless and complete', async ({ page }) => {
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

  test('what machines read of it is whole', async ({ page }) => {
    const { data, card } = await visit(page, page.request, `${url}/blog/hostile`)
    expect(data.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({ headline: hostileTitle })
    expect(card['og:title']).toBe(`Blog | ${hostileTitle}`)
    const picture = await page.request.get(`${url}/blog/hostile/picture.png`)
    expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 })
  })

  test.describe('when it fails', () => {
    test.beforeEach(async ({ page }) => {
      await becomes(page, '/', 'Post first')
      await becomes(page, '/blog', 'Post first')
      await becomes(page, '/careerpaths/first', 'Choose your plan')
    })

    for (const mode of faults) {
      test(`by the fault "${mode}": what was good stays, what is new says so, and recovers`, async ({
        page,
      }) => {
        const slug = mode.replace(' ', '-')
        upstream.mode = mode
        await shows(page, '/', 'Learn the work by doing the work', 'Path first', 'Post first')
        await shows(page, '/blog', 'Stories & More', 'Post first')
        await shows(page, '/careerpaths/first', 'Path first')
        await shows(page, `/careerpaths/${slug}`, 'Error Loading Careerpath')
        await shows(page, `/blog/${slug}`, 'oops...Something went wrong getting the post!')
        upstream.mode = 'well'
        await becomes(page, `/careerpaths/${slug}`, `Path ${slug}`)
        await becomes(page, `/blog/${slug}`, `Post ${slug}`)
      })
    }
  })

  test('a slow upstream is waited for', async ({ page }) => {
    upstream.mode = 'slow'
    await shows(page, '/blog/slow', 'Post slow')
  })

  test('feed and sitemap have what was published since', async ({ page }) => {
    const titlesOf = async () => {
      const response = await page.request.get(`${url}/feed.xml`)
      return response.ok() ? parseFeed(await response.text()).items.map(({ title }) => title) : []
    }
    await expect.poll(titlesOf, { timeout: 10_000 }).toContain(hostileTitle)
    const sitemap = async () => await (await page.request.get(`${url}/sitemap.xml`)).text()
    await expect.poll(sitemap, { timeout: 10_000 }).toContain('/blog/hostile</loc>')
  })

  test('what the upstream says it has published is shown, and nothing else is read again', async ({
    page,
  }) => {
    await becomes(page, '/', 'Post first')
    await becomes(page, '/blog', 'Post first')
    expect((await page.request.get(`${url}/blog/published`)).status()).toBe(404)
    upstream.publish('published')
    upstream.asked = []
    const answer = await hook(page, ['posts'])
    expect([answer.status(), await answer.json()]).toEqual([200, { refreshed: ['posts'] }])
    await shows(page, '/blog/published', 'Post published')
    const { titles, canonicals } = await visit(page, page.request, `${url}/blog/published`)
    expect([titles, canonicals[0]]).toEqual([
      ['Blog | Post published'],
      expect.stringMatching(/\/blog\/published$/),
    ])
    await becomes(page, '/blog', 'Post published')
    await becomes(page, '/', 'Post published')
    expect(upstream.asked.filter((path) => !path.startsWith('/api/blog/'))).toEqual([])
  })

  test('one career path is read again alone', async ({ page }) => {
    const path = '/api/careerpaths/first/'
    await becomes(page, '/careerpaths/first', 'Choose your plan')
    upstream.records[path] = { ...(upstream.records[path] as object), description: 'Told anew' }
    upstream.asked = []
    expect((await hook(page, ['career-path:first'])).status()).toBe(200)
    await becomes(page, '/careerpaths/first', 'Told anew')
    expect([...new Set(upstream.asked)]).toEqual([path])
  })

  test('an upstream that calls and then fails takes nothing away, from people or machines', async ({
    page,
  }) => {
    // All at once: renders that go on together share a read, and see it fail in different ways.
    const broken = () => site.brokenOf(page)
    upstream.publish('published')
    await hook(page, ['posts'])
    await expect.poll(broken, { timeout: 20_000 }).toEqual([])
    upstream.mode = '500'
    upstream.asked = []
    expect((await hook(page, ['career-paths', 'posts', 'resources'])).status()).toBe(200)
    expect(await broken()).toEqual([])
    await expect.poll(() => upstream.asked).toContain('/api/blog/posts/')
    for (let round = 0; round < 4; round++) expect(await broken()).toEqual([])
    expect((await hook(page, ['career-paths', 'posts', 'testimonies'])).status()).toBe(200)
    for (let visit = 0; visit < 2; visit++) {
      await shows(page, '/', 'Learn the work by doing the work', 'Path first', 'Post published')
      await shows(page, '/testimonies', 'Delegate Stories', 'Ada Example')
    }
    await site.restart()
    expect((await hook(page, ['career-paths', 'posts', 'resources', 'testimonies'])).status()).toBe(200)
    // What was built in an outage may be shown once more.
    await expect.poll(broken, { timeout: 10_000, message: 'after a restart' }).toEqual([])
    for (let round = 0; round < 3; round++) expect(await broken()).toEqual([])
  })

  test('the hook refuses strangers, unknown names and too many calls', async ({ page }) => {
    expect((await hook(page, ['posts'], 'a guess')).status()).toBe(401)
    expect((await page.request.get(`${url}/api/revalidate`)).status()).toBe(405)
    const unknown = await hook(page, ['posts', 'pots'])
    expect(unknown.status()).toBe(400)
    expect((await unknown.json()).changed[0]).toContain('"pots" is not known')
    const statuses = new Set<number>()
    for (let call = 0; call < 61; call++) statuses.add((await hook(page, ['posts'])).status())
    expect([...statuses]).toEqual([200, 429])
    expect((await hook(page, ['posts'], 'a guess')).status()).toBe(401)
  })
})
