import { expect, test } from '@playwright/test'
import { visit } from '../../fixtures/crawler'
import type { FaultySite } from '../../fixtures/faulty-site'
import { htmlFaults } from '../../fixtures/html'
import { long } from '../../fixtures/tags'

// Pages, each with a text that comes from an optional field.
const optional = [
  ['/', 'Zoë'],
  ['/blog', 'Zoë'],
  ['/testimonies', 'Analyst'],
  ['/resources', '1 January 2026'],
  ['/events', 'A Tutor'],
]
const lists = ['/', '/careerpaths', '/blog', '/resources', '/testimonies', '/events']
const pages = [...lists, '/careerpaths/bare', '/blog/bare', '/events/to-come']
const nonsense = /undefined|\bnull\b|NaN|Invalid Date|\[object/
const files = ['/feed.xml', '/feed.json', '/llms.txt', '/sitemap.xml']

/** Tests what visitors see of records without optional fields, and of 10,000 records. */
export function records(site: FaultySite) {
  const { url, upstream, shows, becomes, hook } = site

  test('pages are complete when records lack their optional fields', long, async ({ page }) => {
    await upstream.meets({ fault: 'bare' })
    await hook(page, ['career-paths', 'posts', 'resources', 'testimonies', 'events'])
    for (const [path, gone] of optional) {
      const text = async () => await (await page.request.get(`${url}${path}`)).text()
      await expect.poll(text, { timeout: 10_000, message: `${path} without ${gone}` }).not.toContain(gone)
    }
    for (const path of pages) {
      const { status, headings, text, data } = await visit(page, page.request, url + path)
      expect([path, status]).toEqual([path, 200])
      expect([path, headings.filter(({ text }) => text === '')]).toEqual([path, []])
      expect(text + JSON.stringify(data), path).not.toMatch(nonsense)
      expect(await htmlFaults(await (await page.request.get(url + path)).text()), path).toEqual([])
    }
    for (const path of files) {
      expect(await (await page.request.get(url + path)).text(), path).not.toMatch(nonsense)
    }
  })

  test(
    '10,000 posts are shown page by page and are in the sitemap, and an unknown address is a 404',
    long,
    async ({ page }) => {
      await upstream.meets({ fault: 'many', paths: '/api/blog/' })
      await hook(page, ['posts'])
      const listed = async () =>
        (await (await page.request.get(`${url}/sitemap.xml`)).text()).split('/blog/').length - 1
      // The posts, and the pages of their list except the first.
      await expect.poll(listed, { timeout: 10_000 }).toBe(10_000 + 1111)
      await becomes(page, '/blog', 'Post first')
      await shows(page, '/blog/page/1112', 'Stories & More', '10000')
      await shows(page, '/blog/first-9999', 'Post first 9999')
      for (const path of ['/blog/page/1113', '/blog/first-10001', '/blog/never-heard-of']) {
        const start = Date.now()
        expect([path, (await page.request.get(url + path)).status()]).toEqual([path, 404])
        expect(Date.now() - start, `${path} answers within 6 s`).toBeLessThan(6000)
      }
    },
  )
}
