import { expect, test } from '@playwright/test'
import { parseFeed } from '@rowanmanning/feed-parser'
import { plans } from '../../lib/provider/plans'
import { formatPence } from '../../lib/provider/price'
import { site as provider } from '../../lib/provider/site'
import { formatDate } from '../../lib/time/dates'
import { crawl, type Seen, visit } from '../fixtures/crawler'
import { pngSize } from '../fixtures/png'

// The site as search engines and feed readers meet it: no script, every address once.
test.use({ javaScriptEnabled: false })
test.describe.configure({ timeout: 180_000 })

let siteUrl = ''
let found: Map<string, Seen>
let sitemap: { path: string; lastModified?: string }[] = []

const pathOf = (address: string) => new URL(address).pathname
const indexed = () =>
  [...found.values()].filter(({ isPage, robots }) => isPage && !robots.includes('noindex'))
const dataOf = ({ data }: Seen, type: string) => data.filter((thing) => thing['@type'] === type) as Thing[]

// biome-ignore lint/suspicious/noExplicitAny: JSON-LD as it came; each test says what it expects in it
type Thing = any

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  test.setTimeout(180_000)
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  const request = await playwright.request.newContext({ baseURL })
  const robots = await (await request.get('/robots.txt')).text()
  siteUrl = /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? ''
  const xml = await (await request.get('/sitemap.xml')).text()
  sitemap = [...xml.matchAll(/<loc>(.*?)<\/loc>(?:\s*<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, loc = '', day]) => ({
      path: pathOf(loc),
      lastModified: day,
    }),
  )
  found = await crawl(page, request)
  await page.close()
  await request.dispose()
})

test('every link inside the site answers, and every anchor has its target', () => {
  expect(found.size).toBeGreaterThan(80)
  for (const { path, from, status, deadAnchors } of found.values()) {
    expect([path, from, status]).toEqual([path, from, path === '/dashboard' ? 307 : 200])
    expect(deadAnchors, path).toEqual([])
  }
})

test('the sitemap names every page that may be indexed, once, and each is linked from somewhere', () => {
  const inSitemap = sitemap.map(({ path }) => path)
  expect(inSitemap.toSorted()).toEqual(
    indexed()
      .map(({ path }) => path)
      .toSorted(),
  )
  expect(inSitemap.length).toBeGreaterThan(40)
})

test('a post’s day of change is the day it shows', () => {
  for (const { path, lastModified } of sitemap.filter(({ path }) => /^\/blog\/[^/]+$/.test(path))) {
    expect(found.get(path)?.text, path).toContain(formatDate(lastModified ?? 'no day'))
  }
})

test('every indexed page has one address, title and description, in its head and its own', () => {
  const pages = indexed()
  for (const { path, titles, descriptions, canonicals } of pages) {
    expect(canonicals, path).toEqual([path === '/' ? `${siteUrl}/` : siteUrl + path])
    expect(titles, path).toHaveLength(1)
    expect(descriptions, path).toHaveLength(1)
    expect(descriptions[0]?.length, path).toBeGreaterThan(40)
    expect([...(descriptions[0] ?? '')].length, path).toBeLessThanOrEqual(220)
  }
  expect(repeated(pages.map(({ titles }) => titles[0]))).toEqual([])
  expect(repeated(pages.map(({ descriptions }) => descriptions[0]))).toEqual([])
})

test('every page has one h1, its headings go down one step at a time, and its images say what they are', () => {
  for (const { path, headings, imageFaults } of [...found.values()].filter(({ isPage }) => isPage)) {
    if (path === '/dashboard') continue
    const levels = headings.map(({ level }) => level)
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `${path}: ${headings[index]?.text}`).toBeLessThanOrEqual(1)
    }
    expect(imageFaults, path).toEqual([])
  }
})

test('what is not for search engines says so', async ({ page, request }) => {
  const hidden = [
    '/auth/login',
    '/auth/create-account',
    '/auth/forgot-password',
    '/auth/forgot-password-confirm',
  ]
  const unlinked = ['/payment-successful', '/payment-failed', '/nope', '/blog/nope']
  for (const path of [...hidden, ...unlinked, '/careerpaths/data-science/enrol']) {
    const { robots, canonicals } = await visit(page, request, path)
    expect([path, robots.includes('noindex'), canonicals]).toEqual([path, true, []])
  }
  expect((await request.get('/media/resources/project-brief-template.md')).headers()['x-robots-tag']).toBe(
    'noindex',
  )
})

test('each page’s card is its own, with a picture of 1200 by 630', async ({ request }) => {
  const pictures = new Set<string>()
  for (const { path, card, titles, descriptions } of indexed()) {
    expect(card, path).toMatchObject({
      'og:title': titles[0],
      'og:description': descriptions[0],
      'og:url': siteUrl + (path === '/' ? '' : path),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    pictures.add(pathOf(card['og:image'] ?? ''))
  }
  expect(pictures.size).toBeGreaterThan(20)
  const bytes = new Set<string>()
  for (const path of pictures) {
    const picture = await request.get(path)
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/png'])
    const body = await picture.body()
    expect(pngSize(body), path).toEqual({ width: 1200, height: 630 })
    bytes.add(body.toString('base64'))
  }
  expect(bytes.size).toBe(pictures.size)
})

test('home tells of the provider, the site and the film', async ({ request }) => {
  const home = found.get('/') as Seen
  const [organization] = dataOf(home, 'Organization')
  expect(organization).toMatchObject({ name: provider.name, url: siteUrl })
  for (const text of [organization.name, organization.description, organization.telephone]) {
    expect(home.text).toContain(text)
  }
  expect((await request.get(pathOf(organization.logo))).headers()['content-type']).toBe('image/png')
  expect(dataOf(home, 'WebSite')[0]).toMatchObject({ name: provider.name, url: siteUrl })
  const [video] = dataOf(home, 'VideoObject')
  expect(home.text).toContain(video.name)
  expect(home.text).toContain(video.description)
  expect(Number.isNaN(Date.parse(video.uploadDate))).toBe(false)
  for (const address of [video.thumbnailUrl, video.contentUrl]) {
    expect((await request.get(pathOf(address))).status(), address).toBe(200)
  }
})

test('the contact page tells the address that it shows', () => {
  const contact = found.get('/contact-us') as Seen
  const { address, email, telephone } = dataOf(contact, 'Organization')[0]
  const parts = [
    address.streetAddress,
    address.addressLocality,
    address.postalCode,
    address.addressCountry.name,
  ]
  for (const text of [email, telephone, ...parts]) expect(contact.text).toContain(text)
})

test('every career path is a course with the name, start and prices it shows', () => {
  const paths = indexed().filter(({ path }) => /^\/careerpaths\/[^/]+$/.test(path))
  expect(paths).toHaveLength(8)
  for (const seen of paths) {
    const [course] = dataOf(seen, 'Course')
    expect(course.name, seen.path).toBe(seen.headings[0]?.text)
    expect(seen.text).toContain(course.description)
    expect(course.provider).toMatchObject({ '@type': 'Organization', name: provider.name })
    expect(seen.text).toContain(`Starts ${formatDate(course.hasCourseInstance.startDate)}`)
    expect(course.aggregateRating).toBeUndefined()
    expect(course.offers).toHaveLength(plans.length)
    for (const { name, price, priceCurrency, priceSpecification } of course.offers) {
      expect(seen.headings.map(({ text }) => text)).toContain(name)
      expect(seen.text).toContain(`${formatPence(Number(price) * 100)} ${priceSpecification.unitText}`)
      expect(priceCurrency).toBe('GBP')
    }
  }
})

test('the list of courses names those that it shows, in their order', () => {
  const list = found.get('/careerpaths') as Seen
  const items = dataOf(list, 'ItemList')[0].itemListElement
  expect(items).toHaveLength(8)
  let after = 0
  for (const [index, { position, item }] of items.entries()) {
    expect(position).toBe(index + 1)
    expect(found.get(pathOf(item.url))?.headings[0]?.text).toBe(item.name)
    expect(item.provider.name).toBe(provider.name)
    after = list.text.indexOf(`${item.name} ${item.description}`, after)
    expect(after, item.name).toBeGreaterThan(-1)
  }
})

test('every post has the author and day it shows', () => {
  const posts = indexed().filter(({ path }) => /^\/blog\/[^/]+$/.test(path))
  expect(posts).toHaveLength(12)
  for (const seen of posts) {
    const [post] = dataOf(seen, 'BlogPosting')
    expect(post.headline, seen.path).toBe(seen.headings[0]?.text)
    expect(seen.text).toContain(`By ${post.author.name} · ${formatDate(post.datePublished)}`)
    expect(post.mainEntityOfPage).toBe(siteUrl + seen.path)
    expect(post.image).toContain(`${siteUrl}${seen.path}/picture.png`)
    expect(seen.card).toMatchObject({ 'og:type': 'article', 'article:author': post.author.name })
  }
})

test('every event has its true start on its own clock', async ({ page }) => {
  const events = indexed().filter(({ path }) => /^\/events\/[^/]+$/.test(path))
  expect(events).toHaveLength(3)
  for (const seen of events) {
    const [event] = dataOf(seen, 'Event')
    expect(event.name).toBe(seen.headings[0]?.text)
    expect(event.startDate).toBe('2024-10-09T11:00:00-04:00')
    expect(event.eventStatus).toBe('https://schema.org/EventScheduled')
    expect(event.location).toMatchObject({ '@type': 'VirtualLocation' })
    expect(seen.text).toContain(`with ${event.performer.name}`)
    await page.goto(seen.path)
    const shown = await page.locator('time').first().getAttribute('datetime')
    expect(Date.parse(shown ?? '')).toBe(Date.parse(event.startDate))
  }
})

test('the breadcrumb that is read is the one that is seen', async ({ page }) => {
  const deep = indexed().filter(({ path }) => path.split('/').length === 3)
  expect(deep.length).toBeGreaterThan(30)
  for (const seen of deep) {
    const crumbs = dataOf(seen, 'BreadcrumbList')[0].itemListElement as Thing[]
    expect(crumbs.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(crumbs[2].item, seen.path).toBe(siteUrl + seen.path)
    await page.goto(seen.path)
    const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(shown).toHaveText(crumbs.map(({ name }) => name))
  }
})

test('the RSS feed holds the newest posts whole, for a real feed reader', async ({ request }) => {
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
    const post = dataOf(found.get(pathOf(url ?? '')) as Seen, 'BlogPosting')[0]
    expect([title, authors[0]?.name]).toEqual([post.headline, post.author.name])
    expect(published?.toISOString().slice(0, 10)).toBe(post.datePublished)
    expect(content?.length).toBeGreaterThan(1000)
  }
})

test('the JSON feed holds the same', async ({ request }) => {
  const response = await request.get('/feed.json')
  expect(response.headers()['content-type']).toContain('application/feed+json')
  const feed = await response.json()
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${siteUrl}/feed.json`,
  })
  expect(feed.items).toHaveLength(12)
  for (const { id, url, title, authors, date_published, content_html } of feed.items) {
    const post = dataOf(found.get(pathOf(url)) as Seen, 'BlogPosting')[0]
    expect([id, title, authors[0].name]).toEqual([url, post.headline, post.author.name])
    expect(date_published.slice(0, 10)).toBe(post.datePublished)
    expect(content_html.length).toBeGreaterThan(1000)
    expect(content_html).not.toMatch(/(href|src)="[/#]/)
  }
})

test('the manifest’s icons are as large as it says, and llms.txt names addresses that answer', async ({
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, sizes, type } of manifest.icons.filter(({ sizes }: Thing) => sizes !== 'any')) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    const { width, height } = pngSize(await icon.body())
    expect(`${width}x${height}`).toBe(sizes)
  }
  const text = await (await request.get('/llms.txt')).text()
  const named = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => pathOf(address))
  expect(named.length).toBeGreaterThan(20)
  for (const path of named) expect((await request.get(path)).status(), path).toBe(200)
})

test('robots get the page that was built, with everything in its head', async ({ request }) => {
  for (const robot of ['Googlebot/2.1', 'bingbot/2.0', 'Twitterbot/1.0', 'facebookexternalhit/1.1']) {
    const response = await request.get('/careerpaths/data-science', { headers: { 'User-Agent': robot } })
    expect(response.headers()['x-nextjs-cache'], robot).toBe('HIT')
    const [head = ''] = (await response.text()).split('</head>')
    for (const part of ['<title>Careerpath | Data Science</title>', 'rel="canonical"', 'og:image']) {
      expect(head, robot).toContain(part)
    }
  }
})

test('one address in one form: no final slash, no capitals', async ({ request }) => {
  for (const [path, to] of [
    ['/careerpaths/', '/careerpaths'],
    ['/CareerPaths/Data-Science', '/careerpaths/data-science'],
    ['/Blog', '/blog'],
    ['/About-Us?from=mail', '/about-us?from=mail'],
    ['/Auth/Login', '/auth/login'],
    ['/blog/page/1', '/blog'],
    ['/blog?page=2', '/blog/page/2'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    const { pathname, search } = new URL(response.headers().location ?? '', siteUrl)
    expect([path, response.status(), pathname + search]).toEqual([path, 308, to])
  }
})

test('a thousand random addresses are true 404s', async ({ request }) => {
  const random = () => Math.random().toString(36).slice(2)
  const sections = ['', '/careerpaths', '/blog', '/resources', '/events']
  const paths = Array.from({ length: 1000 }, (_, index) => `${sections[index % 5]}/${random()}-${random()}`)
  const statuses = new Map<number, number>()
  for (let at = 0; at < paths.length; at += 20) {
    const answers = await Promise.all(paths.slice(at, at + 20).map((path) => request.get(path)))
    for (const answer of answers) statuses.set(answer.status(), (statuses.get(answer.status()) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 1000 })
})

function repeated(texts: (string | undefined)[]) {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
