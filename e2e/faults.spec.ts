import { rm } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { faults, faultyUpstream } from './faulty-upstream'
import { processes } from './processes'

// A site built while its upstream was down, and what its visitors see as the upstream fails in every way there is.
const dist = '.next-faults'
const url = 'http://127.0.0.1:4330'
const upstream = faultyUpstream(4331)
const { start, stop, stopAll } = processes()

const startSite = () =>
  start(
    ['node', 'scripts/start.mjs'],
    { PORT: '4330', API_ROOT_URL: 'http://127.0.0.1:4331', NEXT_DIST_DIR: dist },
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
    await becomes(page, '/blog', 'Post first')
    await becomes(page, '/resources', 'A plan')
    await becomes(page, '/testimonies', 'Ada Example')
    await becomes(page, '/careerpaths/first', 'Choose your plan')
    await becomes(page, '/resources/7', 'Register to get resource')
    await expect(page.getByLabel('Country').getByRole('option')).toHaveText(['Choose a country', 'Utopia'])
  })

  await test.step('a hostile post is harmless and complete', async () => {
    await becomes(page, '/blog/hostile', 'Harmless words remain.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^<script>alert\(1\)<\/script> A very long/,
    )
    await expect(page).toHaveTitle(/^Blog \| <script>/)
    await expect(page.getByText('By Zoë "Quote" O’Neil · 3 January 2025')).toBeVisible()
    const html = await (await page.request.get(`${url}/blog/hostile`)).text()
    expect(html).not.toMatch(/onerror|onclick|<iframe|javascript:|<script>alert/)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
      /^Heading Harmless words/,
    )
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
  await stop(server)
})
