/** @jest-environment node */
import { sitemapFile, sitemapPart } from './sitemap-files'

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://www.example.com/blog/post-${at}` }))

const addresses = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

test('12,000 pages are in one file, each with its day of change if it has one', () => {
  const xml = sitemapFile([
    { url: 'https://www.example.com/?a=1&b=2', lastModified: '2026-05-01' },
    ...entries(12_000),
  ])
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/)
  expect(xml).toContain(
    '<url><loc>https://www.example.com/?a=1&amp;b=2</loc><lastmod>2026-05-01</lastmod></url>',
  )
  expect(addresses(xml)).toHaveLength(12_001)
  expect(sitemapPart(entries(12_000), 1)).toBeNull()
})

test('a sitemap over the limit is split: the first file names the other files, which together have each page once', () => {
  const all = entries(120_001)
  const files = addresses(sitemapFile(all))
  expect(files).toEqual(
    [1, 2, 3].map((part) => expect.stringMatching(new RegExp(`/sitemaps/${part}\\.xml$`))),
  )
  expect(sitemapFile(all)).toContain('<sitemapindex ')
  const parts = files.map((_, at) => addresses(sitemapPart(all, at + 1)))
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 20_001])
  expect(parts.flat()).toEqual(all.map(({ url }) => url))
  expect(sitemapPart(all, 4)).toBeNull()
})

test('a file of the longest addresses stays under 50 MB', () => {
  const longest = {
    url: `https://${'long.'.repeat(20)}example.com/careerpaths/${'a'.repeat(250)}`,
    lastModified: '2026-05-01',
  }
  expect(Buffer.byteLength(sitemapFile(Array.from({ length: 50_000 }, () => longest)))).toBeLessThan(
    50_000_000,
  )
})
