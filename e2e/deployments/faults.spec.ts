import { rm } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { parseFeed } from '@rowanmanning/feed-parser'
import { visit } from '../fixtures/crawler'
import { faults, faultyUpstream, hostileTitle, page as listPage, post } from '../fixtures/faulty-upstream'
import { htmlFaults } from '../fixtures/html'
import { pngSize } from '../fixtures/png'
import { processes } from '../fixtures/processes'
import { port, urlAt } from '../fixtures/servers'

// A site built while its upstream was down, and what its visitors see as the upstream fails in every way there is.
const dist = '.next-faults'
const url = urlAt(20)
const secret = 'a secret for this test'
const upstream = faultyUpstream(Number(port(21)))
const { start, stop, stopAll } = processes()

const startSite = () =>
  start(
    ['node', 'scripts/serve/start.mjs'],
    {
      PORT: port(20),
      API_ROOT_URL: urlAt(21),
      NEXT_DIST_DIR: dist,
      REVALIDATE_SECRET: secret,
    },
    `${url}/icon.svg`,
  )

test.use({ javaScriptEnabled: false })

test.afterAll(async () => {
  await stopAll()
  await upstream.stop()
  await rm(dist, { recursive: true, force: true })
})

const outage: [path: string, heading: string, ...texts: string[]][] = [
  [
    '/',
    'Learn the work by doing the work',
    'Error Loading Careerpaths',
    'Error fetching posts',
    'Error Loading Countries',
  ],
  ['/careerpaths', 'CAREER PATHS', 'Error Loading Careerpaths'],
  ['/careerpaths/first', 'Error Loading Careerpath'],
  ['/blog', 'Stories & More', 'Error fetching posts'],
  ['/blog/first', 'oops...Something went wrong getting the post!'],
  ['/resources', 'Resources', 'Error fetching Resources'],
  ['/testimonies', 'Delegate Stories', 'Error Loading Testimonials'],
  ['/events', 'Upcoming Events', 'The events could not be loaded.'],
  ['/about-us', 'About Us', 'Error Loading Careerpaths'],
]

async function shows(page: Page, path: string, heading: string, ...texts: string[]) {
  const start = Date.now()
  await page.goto(url + path)
  expect(Date.now() - start, `${path} answers within 6 s`).toBeLessThan(6000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
  for (const text of texts) await expect(page.getByText(text).first(), `${path}: ${text}`).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
}

// What was built in an outage may be shown once more; the next request is right.
async function becomes(page: Page, path: string, text: string) {
  await expect
    .poll(
      async () => {
        await page.goto(url + path)
        return await page.getByText(text).first().isVisible()
      },
      { timeout: 20_000, message: `${path} comes to show ${text}` },
    )
    .toBe(true)
}

test('a site built in an outage stands, recovers by itself, and is not harmed by any fault afterwards', async ({
  page,
}) => {
  test.setTimeout(420_000)
  await rm(dist, { recursive: true, force: true })
  let server = await startSite()

  await test.step('each page stands, with its own error text in place', async () => {
    for (const expected of outage) await shows(page, ...expected)
    const feed = async () => (await page.request.get(`${url}/feed.xml`)).status()
    await expect.poll(feed, 'a feed without its posts is no feed').toBe(500)
  })

  await stop(server)
  server = await startSite()

  await test.step('and so after a restart, but no page keeps its error text for longer than ten seconds', async () => {
    const all = () => Promise.all(outage.map(([path]) => page.request.get(url + path)))
    await all()
    for (const answer of await all()) {
      const seconds = Number(/s-maxage=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1] ?? 0)
      expect(seconds, answer.url()).toBeLessThanOrEqual(10)
    }
    for (const expected of outage) await shows(page, ...expected)
  })

  await upstream.start()

  await test.step('an upstream that has nothing yet', async () => {
    upstream.mode = 'empty'
    await becomes(page, '/blog', 'No posts Available')
    await becomes(page, '/resources', 'No posts Available')
    await becomes(page, '/testimonies', 'The first stories are being written.')
    await becomes(page, '/events', 'No events are planned just now.')
    await becomes(page, '/', 'No posts Available')
  })

  await stop(server)
  server = await startSite()

  await test.step('when the upstream is well, the pages are right without a rebuild', async () => {
    upstream.mode = 'well'
    await becomes(page, '/', 'Path first')
    await becomes(page, '/careerpaths', 'Path first')
    await becomes(page, '/about-us', 'Path first')
    await becomes(page, '/blog', 'Post first')
    await becomes(page, '/resources', 'A plan')
    await becomes(page, '/testimonies', 'Ada Example')
    await becomes(page, '/careerpaths/first', 'Choose your plan')
    await becomes(page, '/resources/7', 'Register to get resource')
    await expect(page.getByLabel('Country').getByRole('option')).toHaveText(['Choose a country', 'Utopia'])
  })

  await test.step('an address has capitals only where the upstream gives them', async () => {
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

  await test.step('a hostile post is harmless and complete', async () => {
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

  await test.step('what machines read of it is whole', async () => {
    const { data, card } = await visit(page, page.request, `${url}/blog/hostile`)
    expect(data.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({ headline: hostileTitle })
    expect(card['og:title']).toBe(`Blog | ${hostileTitle}`)
    const picture = await page.request.get(`${url}/blog/hostile/picture.png`)
    expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 })
  })

  for (const mode of faults) {
    await test.step(`an upstream with the fault "${mode}": what was good stays, what is new says so`, async () => {
      upstream.mode = mode
      await shows(page, '/', 'Learn the work by doing the work', 'Path first', 'Post first')
      await shows(page, '/blog', 'Stories & More', 'Post first')
      await shows(page, '/careerpaths/first', 'Path first')
      const slug = mode.replace(' ', '-')
      await shows(page, `/careerpaths/${slug}`, 'Error Loading Careerpath')
      await shows(page, `/blog/${slug}`, 'oops...Something went wrong getting the post!')
    })
  }

  await test.step('a slow upstream is waited for', async () => {
    upstream.mode = 'slow'
    await shows(page, '/blog/slow', 'Post slow')
  })

  await test.step('no failure was kept', async () => {
    upstream.mode = 'well'
    for (const mode of faults) {
      const slug = mode.replace(' ', '-')
      await shows(page, `/careerpaths/${slug}`, `Path ${slug}`)
      await shows(page, `/blog/${slug}`, `Post ${slug}`)
    }
  })

  await test.step('feed and sitemap have what was published since', async () => {
    const titlesOf = async () => {
      const response = await page.request.get(`${url}/feed.xml`)
      return response.ok() ? parseFeed(await response.text()).items.map(({ title }) => title) : []
    }
    await expect.poll(titlesOf, { timeout: 20_000 }).toContain(hostileTitle)
    const sitemap = async () => await (await page.request.get(`${url}/sitemap.xml`)).text()
    await expect.poll(sitemap, { timeout: 20_000 }).toContain('/blog/hostile</loc>')
  })

  const hook = (changed: string[], header = secret) =>
    page.request.post(`${url}/api/revalidate`, {
      data: { changed },
      headers: { 'X-Revalidate-Secret': header },
    })

  await test.step('what the upstream says it has published is shown, and nothing else is read again', async () => {
    await page.request.get(`${url}/blog/never`)
    upstream.records['/api/blog/posts/'] = listPage([post('published'), post('first')])
    upstream.records['/api/blog/latest-posts/'] = [post('published'), post('first')]
    upstream.records['/api/blog/post/published/'] = post('published')
    expect((await page.request.get(`${url}/blog/published`)).status()).toBe(404)
    upstream.asked = []
    const answer = await hook(['posts'])
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

  await test.step('one career path is read again alone', async () => {
    const path = '/api/careerpaths/first/'
    upstream.records[path] = { ...(upstream.records[path] as object), description: 'Told anew' }
    upstream.asked = []
    expect((await hook(['career-path:first'])).status()).toBe(200)
    await becomes(page, '/careerpaths/first', 'Told anew')
    expect([...new Set(upstream.asked)]).toEqual([path])
  })

  await test.step('an upstream that calls and then fails takes nothing away, from people or machines', async () => {
    const whole = Object.entries({
      '/careerpaths': 'About it',
      '/about-us': 'Path first',
      '/contact-us': 'Path first',
      '/privacy-policy': 'Path first',
      '/sitemap.xml': '/blog/published</loc>',
      '/feed.xml': 'Post published',
      '/feed.json': 'Post published',
      '/llms.txt': 'Path first',
      '/blog/published/picture.png': 'PNG',
      '/careerpaths/first/picture.png': 'PNG',
      '/resources/7/picture.png': 'PNG',
    })
    // All at once: renders that go on together share a read, and see it fail in different ways.
    const broken = async () => {
      const answers = whole.map(async ([path, text]) => {
        const response = await page.request.get(url + path)
        return response.status() === 200 && (await response.text()).includes(text) ? [] : [path]
      })
      return (await Promise.all(answers)).flat()
    }
    await expect.poll(broken, { timeout: 20_000 }).toEqual([])
    upstream.mode = '500'
    upstream.asked = []
    expect((await hook(['career-paths', 'posts', 'resources'])).status()).toBe(200)
    expect(await broken()).toEqual([])
    await expect.poll(() => upstream.asked).toContain('/api/blog/posts/')
    for (let round = 0; round < 4; round++) expect(await broken()).toEqual([])
    expect((await hook(['career-paths', 'posts', 'testimonies'])).status()).toBe(200)
    for (let visit = 0; visit < 2; visit++) {
      await shows(page, '/', 'Learn the work by doing the work', 'Path first', 'Post published')
      await shows(page, '/testimonies', 'Delegate Stories', 'Ada Example')
    }
    await stop(server)
    server = await startSite()
    expect((await hook(['career-paths', 'posts', 'resources', 'testimonies'])).status()).toBe(200)
    // What was built in an outage may be shown once more.
    await expect.poll(broken, { timeout: 20_000, message: 'after a restart' }).toEqual([])
    for (let round = 0; round < 3; round++) expect(await broken()).toEqual([])
    upstream.mode = 'well'
  })

  await test.step('the hook refuses strangers, unknown names and too many calls', async () => {
    expect((await hook(['posts'], 'a guess')).status()).toBe(401)
    expect((await page.request.get(`${url}/api/revalidate`)).status()).toBe(405)
    const unknown = await hook(['posts', 'pots'])
    expect(unknown.status()).toBe(400)
    expect((await unknown.json()).changed[0]).toContain('"pots" is not known')
    const statuses = new Set<number>()
    for (let call = 0; call < 61; call++) statuses.add((await hook(['posts'])).status())
    expect([...statuses]).toEqual([200, 429])
    expect((await hook(['posts'], 'a guess')).status()).toBe(401)
  })
  await stop(server)
})
