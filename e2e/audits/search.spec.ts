import { formatDate } from '../../lib/time/dates'
import { crawled, indexed, pathOf, visit } from '../fixtures/crawler'
import { expect, test } from '../fixtures/kit'
import { pages } from '../fixtures/pages'
import { pngSize } from '../fixtures/png'
import { holds, long } from '../fixtures/tags'

// The site as search engines see it: no script, every address once.
test.use({ javaScriptEnabled: false })

const { siteUrl, sitemap, found } = crawled()

test(
  'every page shows its title, its one heading and the footer without script',
  holds(`1.1 2.about.1 2.blog.1 2.career-path.4 2.careerpaths.1 2.careerpaths.2 2.events.1 2.home.2
2.home.12 2.legal.1 2.legal.2 2.resources.1 2.routes.1 2.routes.2 2.routes.3 2.routes.4
2.routes.5 2.routes.6 2.routes.7 2.routes.8 2.routes.9 2.routes.10 2.routes.11 2.routes.12
2.routes.13 2.routes.14 2.routes.15 2.routes.16 2.routes.17 2.shell.7 2.testimonies.1 4.30`),
  async ({ page, request }) => {
    for (const { path, title, heading } of pages) {
      const seen = found.get(path) ?? (await visit(page, request, path))
      const h1s = seen.headings.filter(({ level }) => level === 1).map(({ text }) => text)
      expect.soft([path, seen.status, seen.titles, h1s]).toEqual([path, 200, [title], [heading]])
      for (const text of [heading, 'Software Engineering'])
        expect.soft(seen.text.toLowerCase(), path).toContain(text.toLowerCase())
    }
  },
)

test('every internal link answers, and every anchor has its target', () => {
  expect(found.size).toBeGreaterThan(80)
  for (const { path, from, status, deadAnchors } of found.values()) {
    expect.soft([path, from, status]).toEqual([path, from, path === '/dashboard' ? 307 : 200])
    expect.soft(deadAnchors, path).toEqual([])
  }
})

test('the sitemap lists every indexable page once, and each is linked from somewhere', () => {
  const inSitemap = sitemap.map(({ path }) => path)
  expect(inSitemap.toSorted()).toEqual(
    indexed(found)
      .map(({ path }) => path)
      .toSorted(),
  )
  expect(inSitemap.length).toBeGreaterThan(40)
})

test('a post’s lastmod in the sitemap is the day that its page shows', () => {
  for (const { path, lastModified } of sitemap.filter(({ path }) => /^\/blog\/[^/]+$/.test(path))) {
    expect.soft(found.get(path)?.text, path).toContain(formatDate(lastModified ?? 'no day'))
  }
})

test('a list and its later pages have the lastmod of their newest post', () => {
  const ofPosts = sitemap.filter(({ path }) => /^\/blog\/[^/]+$/.test(path))
  const newest = ofPosts
    .flatMap(({ lastModified }) => lastModified ?? [])
    .sort()
    .at(-1)
  const ofLists = sitemap.filter(({ path }) => /^\/blog(\/page\/\d+)?$/.test(path))
  expect(ofLists.length).toBeGreaterThan(1)
  for (const { path, lastModified } of ofLists) expect.soft([path, lastModified]).toEqual([path, newest])
})

test('every indexed page has one canonical address, title and description of its own', () => {
  const pages = indexed(found)
  for (const { path, titles, descriptions, canonicals } of pages) {
    expect.soft(canonicals, path).toEqual([path === '/' ? `${siteUrl}/` : siteUrl + path])
    expect.soft(titles, path).toHaveLength(1)
    expect.soft(descriptions, path).toHaveLength(1)
    expect.soft(descriptions[0]?.length, path).toBeGreaterThan(40)
    expect.soft([...(descriptions[0] ?? '')].length, path).toBeLessThanOrEqual(220)
  }
  expect(repeated(pages.map(({ titles }) => titles[0]))).toEqual([])
  expect(repeated(pages.map(({ descriptions }) => descriptions[0]))).toEqual([])
})

test('every page has one h1, no skipped heading level, and descriptions of its images', () => {
  for (const { path, headings, imageFaults } of [...found.values()].filter(({ isPage }) => isPage)) {
    if (path === '/dashboard') continue
    const levels = headings.map(({ level }) => level)
    expect
      .soft(
        levels.filter((level) => level === 1),
        path,
      )
      .toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect
        .soft(level - (levels[index - 1] ?? 0), `${path}: ${headings[index]?.text}`)
        .toBeLessThanOrEqual(1)
    }
    expect.soft(imageFaults, path).toEqual([])
  }
})

test('pages that are not for search engines say noindex', async ({ page, request }) => {
  const hidden = [
    '/auth/login',
    '/auth/create-account',
    '/auth/forgot-password',
    '/auth/forgot-password-confirm',
    '/unsubscribe',
    '/news/confirm',
  ]
  const unlinked = ['/payment-successful', '/payment-failed', '/nope', '/blog/nope']
  for (const path of [
    ...hidden,
    ...unlinked,
    '/careerpaths/data-science/enrol',
    '/careerpaths/data-science/cost',
  ]) {
    const { robots, canonicals } = await visit(page, request, path)
    expect.soft([path, robots.includes('noindex'), canonicals]).toEqual([path, true, []])
  }
  expect((await request.get('/media/resources/project-brief-template.md')).headers()['x-robots-tag']).toBe(
    'noindex',
  )
})

test('each page has a card of its own', () => {
  for (const { path, card, titles, descriptions } of indexed(found))
    expect.soft(card, path).toMatchObject({
      'og:title': titles[0],
      'og:description': descriptions[0],
      'og:url': siteUrl + (path === '/' ? '' : path),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
  expect(cardPictures().length).toBeGreaterThan(20)
})

// To draw one picture takes a second of processor time.
for (const [which, step] of [
  ['one in six', 6],
  ['all', 1],
] as const)
  test(`the pictures of cards differ, and have 1200 by 630 pixels (${which})`, long, async ({ request }) => {
    const pictures = cardPictures().filter((_, index) => index % step === 0)
    const bytes = new Set<string>()
    for (const path of pictures) {
      const picture = await request.get(path)
      const type = picture.headers()['content-type']
      expect.soft([path, picture.status(), type]).toEqual([path, 200, 'image/png'])
      const body = await picture.body()
      expect.soft(pngSize(body), path).toEqual({ width: 1200, height: 630 })
      bytes.add(body.toString('base64'))
    }
    expect(bytes.size).toBe(pictures.length)
  })

test(
  'robots get the prerendered page, with title, canonical link and picture in its head',
  holds('2.career-path.2'),
  async ({ request }) => {
    for (const robot of ['Googlebot/2.1', 'bingbot/2.0', 'Twitterbot/1.0', 'facebookexternalhit/1.1']) {
      const response = await request.get('/careerpaths/data-science', { headers: { 'User-Agent': robot } })
      expect.soft(response.headers()['x-nextjs-cache'], robot).toBe('HIT')
      const [head = ''] = (await response.text()).split('</head>')
      for (const part of ['<title>Careerpath | Data Science</title>', 'rel="canonical"', 'og:image']) {
        expect.soft(head, robot).toContain(part)
      }
    }
  },
)

test('an address has one form: no final slash, no capitals', async ({ request }) => {
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

function repeated(texts: (string | undefined)[]) {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}

const cardPictures = () => [...new Set(indexed(found).map(({ card }) => pathOf(card['og:image'] ?? '')))]
