import { expect, test } from '@playwright/test'
import { parseFeed } from '@rowanmanning/feed-parser'
import { visit } from '../../fixtures/crawler'
import { hostileTitle } from '../../fixtures/faulty-content'
import type { FaultySite } from '../../fixtures/faulty-site'
import { long } from '../../fixtures/tags'

/** Tests what visitors see after a publication. */
export function publishing(site: FaultySite) {
  const { url, upstream, shows, becomes, hook } = site

  test('feed and sitemap have the posts that came after the build', async ({ page }) => {
    const titlesOf = async () => {
      const response = await page.request.get(`${url}/feed.xml`)
      return response.ok() ? parseFeed(await response.text()).items.map(({ title }) => title) : []
    }
    await expect.poll(titlesOf, { timeout: 10_000 }).toContain(hostileTitle)
    const sitemap = async () => await (await page.request.get(`${url}/sitemap.xml`)).text()
    await expect.poll(sitemap, { timeout: 10_000 }).toContain('/blog/hostile</loc>')
  })

  test('pages show the published records, and the site reads nothing else again', async ({ page }) => {
    await becomes(page, '/', 'Post first')
    await becomes(page, '/blog', 'Post first')
    expect((await page.request.get(`${url}/blog/published`)).status()).toBe(404)
    upstream.content.publish('published')
    await upstream.meets()
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
    expect((await upstream.asked()).filter((path) => !path.startsWith('/api/blog/'))).toEqual([])
  })

  test('the site reads again only the career path that the hook names', async ({ page }) => {
    const path = '/api/careerpaths/first/'
    await becomes(page, '/careerpaths/first', 'Choose your plan')
    upstream.content.careerPath('first', 'Told anew')
    await upstream.meets()
    expect((await hook(page, ['career-path:first'])).status()).toBe(200)
    await becomes(page, '/careerpaths/first', 'Told anew')
    expect([...new Set(await upstream.asked())]).toEqual([path])
  })

  test(
    'pages and feeds lose nothing when an upstream calls the hook and then fails',
    long,
    async ({ page }) => {
      // Requests all pages at once, because concurrent renders share a read, and see it fail in different ways.
      const broken = () => site.brokenOf(page)
      upstream.content.publish('published')
      await hook(page, ['posts'])
      await expect.poll(broken, { timeout: 20_000 }).toEqual([])
      await becomes(page, '/', 'Post published')
      await becomes(page, '/testimonies', 'Ada Example')
      await upstream.meets({ fault: '500' })
      expect((await hook(page, ['career-paths', 'posts', 'resources'])).status()).toBe(200)
      expect(await broken()).toEqual([])
      await expect.poll(upstream.asked).toContain('/api/blog/posts/')
      for (let round = 0; round < 4; round++) expect(await broken()).toEqual([])
      expect((await hook(page, ['career-paths', 'posts', 'testimonies'])).status()).toBe(200)
      for (let visit = 0; visit < 2; visit++) {
        await shows(page, '/', 'Learn the work by doing the work', 'Path first', 'Post published')
        await shows(page, '/testimonies', 'Delegate Stories', 'Ada Example')
      }
      await site.restart()
      expect((await hook(page, ['career-paths', 'posts', 'resources', 'testimonies'])).status()).toBe(200)
      // A page that was built in an outage may be shown once more.
      await expect.poll(broken, { timeout: 20_000, message: 'after a restart' }).toEqual([])
      for (let round = 0; round < 3; round++) expect(await broken()).toEqual([])
    },
  )
}

/** Tests the hook's refusals. Afterwards the hook refuses every call for a minute. */
export function hookRefusals(site: FaultySite) {
  const { url, hook } = site

  test('the hook refuses strangers, unknown names and too many calls', async ({ page }) => {
    expect((await hook(page, ['posts'], 'a guess')).status()).toBe(401)
    expect((await page.request.get(`${url}/api/revalidate`)).status()).toBe(405)
    const unknown = await hook(page, ['posts', 'pots'])
    expect(unknown.status()).toBe(400)
    expect((await unknown.json()).changed[0]).toContain('"pots" is not known')
    const statuses = new Set<number>()
    // Five times the limit, because the tests of this site come from one address.
    for (let call = 0; call < 301; call++) statuses.add((await hook(page, ['posts'])).status())
    expect([...statuses]).toEqual([200, 429])
    expect((await hook(page, ['posts'], 'a guess')).status()).toBe(401)
  })
}
