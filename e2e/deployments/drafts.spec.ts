import { type APIRequestContext, expect, test } from '@playwright/test'
import { draftsSite } from '../fixtures/drafts-site'
import { long } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

// Tests drafts and future records on a build that is older than these records.
test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

let site: Awaited<ReturnType<typeof draftsSite>>
let urls: string[]
let instant: Date

// Pages that list a public post, besides its own.
const lists = ['/blog', '/sitemap.xml', '/feed.xml', '/feed.json', '/']

test.beforeAll(async () => {
  site = await draftsSite()
  await site.post('far', 'publish: 2031-03-01 08:00 Europe/London')
  await site.post('mine', 'draft: true')
  await site.post('other', 'draft: true')
  urls = [await site.begin(70)]
  instant = new Date(Math.ceil(Date.now() / 1000) * 1000 + 20_000)
  await site.post('dated', `publish: ${instant.toISOString()}`)
})
test.afterAll(() => site.end())

async function seen(request: APIRequestContext, url: string, slug: string) {
  const answers: unknown[] = [(await request.get(`${url}/blog/${slug}`)).status()]
  for (const path of lists)
    answers.push((await (await request.get(url + path)).text()).includes(`/blog/${slug}`))
  return answers
}
const hidden = [404, ...lists.map(() => false)]
const shown = [200, ...lists.map(() => true)]

test('no page shows a draft or a future post, and the requests fill the cache', async ({ request }) => {
  for (const slug of ['dated', 'far', 'mine']) {
    for (const url of urls) expect([slug, await seen(request, url, slug)]).toEqual([slug, hidden])
    if (slug === 'dated') expect(new Date() < instant, 'the request came before the publish time').toBe(true)
  }
})

test('a preview link shows one draft to its visitor alone, until they leave the preview', async ({
  page,
  request,
}) => {
  const [url = ''] = urls
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const answer = await page.goto(await site.previewOf('blog/mine', url))
  expect(page.url()).toBe(`${url}/blog/mine`)
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringMatching(/private.*no-store/),
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
  })
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('Draft. You’re viewing a preview')
  await touch(page)
  await site.post('mine', 'draft: true', 'Written anew.')
  await page.reload()
  await expect(page.getByText('Written anew.')).toBeVisible()
  expect(await seen(request, url, 'mine')).toEqual(hidden)
  expect(await seen(page.request, url, 'other')).toEqual(hidden)
  expect(await (await page.request.get(`${url}/blog`)).text()).not.toContain('/blog/mine')
  expect(faults).toEqual([])
  await bar.getByRole('button', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(`${url}/`)
  expect((await page.goto(`${url}/blog/mine`))?.status()).toBe(404)
  expect(await seen(request, url, 'mine')).toEqual(hidden)
})

test('an expired or changed preview link says so and opens nothing', long, async ({ page }) => {
  const [url = ''] = urls
  const good = await site.previewOf('blog/mine', url)
  const old = await site.previewOf('blog/mine', url, { NOW: '2026-01-01T00:00:00Z' })
  for (const link of [old, good.replace('mine', 'other'), `${url}/preview`]) {
    expect((await page.goto(link))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'This preview has ended' })).toBeVisible()
    for (const slug of ['mine', 'other'])
      expect((await page.request.get(`${url}/blog/${slug}`)).status()).toBe(404)
  }
})

test(
  'a process’s first visitor sees the posts that became public after the build',
  long,
  async ({ request }) => {
    const url = await site.begin(72, { NOW: '2031-03-01T08:00:00Z' })
    expect(await seen(request, url, 'far')).toEqual(shown)
    expect(await seen(request, urls[0] ?? '', 'far')).toEqual(hidden)
  },
)

test('a post is on every cached page a minute after its publish time', long, ({ request }) =>
  comesToAll(request, 'dated'),
)

test('each of two processes shows a post a minute after its publish time', long, async ({ request }) => {
  urls.push(await site.begin(71))
  instant = new Date(Math.ceil(Date.now() / 1000) * 1000 + 20_000)
  await site.post('later', `publish: ${instant.toISOString()}`)
  for (const url of urls) expect(await seen(request, url, 'later')).toEqual(hidden)
  await comesToAll(request, 'later')
})

async function comesToAll(request: APIRequestContext, slug: string) {
  const minute = instant.getTime() + 60_000 - Date.now()
  const isListed = async (url: string) =>
    (await (await request.get(`${url}/blog/a-first-week-of-sql`)).text()).includes(`/blog/${slug}`)
  await Promise.all(urls.map((url) => expect.poll(() => isListed(url), { timeout: minute }).toBe(true)))
  // These pages are requested for the first time since the publish time.
  for (const url of urls) expect(await seen(request, url, slug)).toEqual(shown)
}
