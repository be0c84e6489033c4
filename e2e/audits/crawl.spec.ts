import { crawl, keepCrawled, pathOf } from '../fixtures/crawler'
import { expect, test } from '../fixtures/kit'

test.use({ javaScriptEnabled: false })

test('the crawl visits every address of the site once', async ({ page, request }) => {
  test.setTimeout(180_000)
  const robots = await (await request.get('/robots.txt')).text()
  const siteUrl = /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? ''
  const xml = await (await request.get('/sitemap.xml')).text()
  const entries = xml.matchAll(/<loc>(.*?)<\/loc>(?:\s*<lastmod>(.*?)<\/lastmod>)?/g)
  const sitemap = [...entries].map(([, loc = '', day]) => ({ path: pathOf(loc), lastModified: day }))
  const found = await crawl(page, request)
  expect(found.size).toBeGreaterThan(80)
  keepCrawled({ siteUrl, sitemap, found })
})
