import { parseFeed } from '@rowanmanning/feed-parser'
import { type CrawledPage, crawled, dataOf, pathOf, type Thing } from '../fixtures/crawler'
import { expect, test } from '../fixtures/kit'
import { pngSize } from '../fixtures/png'

const { siteUrl, found } = crawled()

test('a feed reader gets the newest posts whole from the RSS feed', async ({ request }) => {
  const response = await request.get('/feed.xml')
  expect(response.headers()['content-type']).toContain('application/rss+xml')
  const source = await response.text()
  expect(source).not.toMatch(/(href|src)="[/#]/)
  const feed = parseFeed(source)
  expect(feed).toMatchObject({
    title: 'Northlight blog',
    url: `${siteUrl}/blog`,
    self: `${siteUrl}/feed.xml`,
  })
  expect(feed.items).toHaveLength(12)
  for (const { url, title, authors, published, content } of feed.items) {
    const post = dataOf(found.get(pathOf(url ?? '')) as CrawledPage, 'BlogPosting')[0]
    expect.soft([title, authors[0]?.name]).toEqual([post.headline, post.author.name])
    expect.soft(published?.toISOString().slice(0, 10)).toBe(post.datePublished)
    expect.soft(content?.length).toBeGreaterThan(1000)
  }
})

test('the JSON feed holds the newest posts whole', async ({ request }) => {
  const response = await request.get('/feed.json')
  expect(response.headers()['content-type']).toContain('application/feed+json')
  const feed = await response.json()
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${siteUrl}/feed.json`,
  })
  expect(feed.items).toHaveLength(12)
  for (const { id, url, title, authors, date_published, content_html } of feed.items) {
    const post = dataOf(found.get(pathOf(url)) as CrawledPage, 'BlogPosting')[0]
    expect.soft([id, title, authors[0].name]).toEqual([url, post.headline, post.author.name])
    expect.soft(date_published.slice(0, 10)).toBe(post.datePublished)
    expect.soft(content_html.length).toBeGreaterThan(1000)
    expect.soft(content_html).not.toMatch(/(href|src)="[/#]/)
  }
})

test('the manifest’s icons have their stated sizes, and the links of llms.txt answer', async ({
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, sizes, type } of manifest.icons.filter(({ sizes }: Thing) => sizes !== 'any')) {
    const icon = await request.get(src)
    expect.soft(icon.headers()['content-type']).toBe(type)
    const { width, height } = pngSize(await icon.body())
    expect.soft(`${width}x${height}`).toBe(sizes)
  }
  const text = await (await request.get('/llms.txt')).text()
  const named = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => pathOf(address))
  expect(named.length).toBeGreaterThan(20)
  for (const path of named) expect.soft((await request.get(path)).status(), path).toBe(200)
})
