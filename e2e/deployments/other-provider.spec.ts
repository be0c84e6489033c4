import { spawnSync } from 'node:child_process'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { findTool } from '../../scripts/gate/tools.mjs'
import { signUp } from '../fixtures/accounts'
import { questionOn } from '../fixtures/analytics'
import { address, fillAll } from '../fixtures/answers'
import { crawl, pathOf } from '../fixtures/crawler'
import { enrolmentOn } from '../fixtures/enrolment'
import { foreignWords } from '../fixtures/foreign-words'
import { folder, otherProvider } from '../fixtures/other-provider'
import { pdfText } from '../fixtures/pdf-text'
import { long } from '../fixtures/tags'
import { measured } from './other-provider/measured'

// The site's code with another provider's folder. It must show nothing of the demo provider.
const site = otherProvider()
const foreignIn = foreignWords('content', folder)

test.use({ baseURL: site.url, javaScriptEnabled: false })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  await site.begin()
})
test.afterAll(site.end)

test('no page, feed, style sheet, drawing or file shows anything of the demo provider', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const found = await crawl(page, request)
  for (const { path, from, status, isPage, headings, deadAnchors } of found.values()) {
    expect.soft([path, from, status]).toEqual([path, from, path === '/dashboard' ? 307 : 200])
    if (isPage) expect.soft(headings.filter(({ level }) => level === 1).length, path).toBe(1)
    expect.soft(deadAnchors, path).toEqual([])
  }
  const sitemap = await textAt(request, '/sitemap.xml')
  for (const [, loc = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g))
    expect.soft([...found.keys()], 'it is linked').toContain(pathOf(loc))
  for (const path of ['/boats-for-sale', '/bursaries', '/events/spring-launch', '/resources'])
    expect.soft([...found.keys()]).toContain(path)

  expect.soft((await request.get('/films/first-project.mp4')).status(), 'the demo’s film').toBe(404)
  expect.soft((await request.get('/questions')).status(), 'it has answered none').toBe(404)
  const others = ['/feed.xml', '/feed.json', '/llms.txt', '/manifest.webmanifest', '/icon.svg', '/robots.txt']
  const more = ['/sitemap.xml', '/nope', '/careerpaths/clinker-dinghy-building/enrol', '/unsubscribe']
  const told = new Set<string>()
  for (const path of [...found.keys(), ...others, ...more]) {
    const text = await textAt(request, path)
    expect.soft(foreignIn(text), path).toEqual([])
    for (const [file] of text.matchAll(/\/(?:_next\/static|art|media)\/[\w./-]+\.(?:css|svg|pdf|md)/g))
      told.add(file)
  }
  expect([...told].filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0)
  for (const file of told) expect.soft(foreignIn(await textAt(request, file)), file).toEqual([])
})

for (const [path, words] of [
  ['/picture.png', 'Wooden boat building school'],
  ['/careerpaths/traditional-rigging-and-spars/picture.png', 'Traditional Rigging'],
  ['/careerpaths/clinker-dinghy-building/picture.png', 'Clinker Dinghy'],
  ['/blog/the-volt-that-went-missing/picture.png', 'The volt that went missing'],
] as const)
  test(`the picture ${path} has only this provider’s words`, async ({ request }) => {
    const tesseract = findTool('tesseract', 'tesseract-ocr') ?? ''
    test.skip(!tesseract, 'No program here reads words in pictures: install tesseract-ocr')
    const input = await (await request.get(path)).body()
    const { stdout } = spawnSync(tesseract, ['-', '-', '--psm', '11'], { input, encoding: 'utf8' })
    const shown = stdout.replace(/\s+/g, ' ').trim()
    expect(shown).toContain('Sheerstrake')
    expect(shown).toContain(words)
    expect(foreignIn(shown)).toEqual([])
  })

test('home is the provider’s own: its sections in order, three tutors, its colours and fonts', async ({
  page,
}) => {
  await page.goto('/')
  await expect(questionOn(page)).toBeHidden()
  await expect(page).toHaveTitle('Sheerstrake: learn to build wooden boats in Culverness')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Said over the bench',
    'Three courses, one slip',
    'Who stands beside you',
    'What is in the price',
    'Notes from the bench',
    'Come and see the yard',
  ])
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Build a boat that somebody else will trust',
  )
  const tutors = page.getByRole('region', { name: 'Who stands beside you' })
  await expect(tutors.getByRole('heading', { level: 3 })).toHaveText([
    'Wilfred Harbottle',
    'Ingrid Solheim-Rae',
    'Desmond Achebe-Cole',
  ])
  await expect(page.getByRole('banner').getByRole('link')).toContainText(['Sheerstrake', 'Learn a trade'])
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 243, 227)')
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(27, 26, 24)')
  const action = page.getByRole('link', { name: 'See the three courses' })
  await expect(action).toHaveCSS('background-color', 'rgb(240, 138, 75)')
})

test('photographs are upright, with size and description, and those of the first screen load at once', async ({
  page,
}) => {
  const shown = [
    ['/about-us', 'Wilfred Harbottle', 900, 1200, 'lazy'],
    ['/about-us', 'Ingrid Solheim-Rae in the loft', 900, 1200, 'lazy'],
    ['/about-us', 'Desmond Achebe-Cole', 900, 1200, 'lazy'],
    ['/testimonies', 'Oonagh Pellew', 900, 1200, 'lazy'],
    ['/careerpaths', 'A clinker dinghy on the slip', 1800, 1200, 'lazy'],
    ['/careerpaths/clinker-dinghy-building', 'A clinker dinghy on the slip', 1800, 1200, 'eager'],
    ['/blog/a-rib-has-twenty-seconds', 'Ribs in a hull that has no deck yet', 1800, 1200, 'eager'],
    ['/blog/a-rib-has-twenty-seconds', 'The steam box on two trestles', 1800, 1200, 'lazy'],
  ] as const
  for (const [path, name, width, height, loading] of shown) {
    if (new URL(page.url(), site.url).pathname !== path) await page.goto(path)
    const picture = page.getByRole('main').getByRole('img', { name, exact: true })
    await expect.soft(picture).toHaveAttribute('width', String(width))
    await expect.soft(picture).toHaveAttribute('height', String(height))
    await expect.soft(picture).toHaveAttribute('loading', loading)
    if (loading === 'eager') await expect.soft(picture).toHaveAttribute('fetchpriority', 'high')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.currentSrc]))
      .toEqual([true, expect.stringMatching(/\/media\/pictures\/[\da-f]{32}-\d+\.avif$/)])
    const isUpright = await picture.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)
    expect.soft(isUpright, name).toBe(height > width)
  }
})

test('no list shows a draft or a future post, and its page is a 404', async ({ request }) => {
  for (const slug of ['larch-or-something-cheaper', 'the-slip-opens-again']) {
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
    for (const path of ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt'])
      expect.soft(await textAt(request, path), path).not.toContain(slug)
  }
})

test.describe('a page with a publish time', () => {
  const name = 'winter-berths'
  const places = ['/', '/bursaries', '/sitemap.xml']
  const hidden = [404, ...places.map(() => false)]
  const shown = [200, ...places.map(() => true)]
  const seen = async (request: APIRequestContext, url: string) => [
    (await request.get(`${url}/${name}`)).status(),
    ...(await Promise.all(places.map(async (path) => (await textAt(request, url + path)).includes(name)))),
  ]

  test('shows before that time only by its preview link, and afterwards everywhere', async ({
    page,
    request,
  }) => {
    expect(await seen(request, site.url)).toEqual(hidden)
    const answer = await page.goto(await site.previewOf(name))
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex' })
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
      'Public from 1 March 2031 at 08:00 UTC on. You’re viewing a preview',
    )
    expect(await seen(request, site.url)).toEqual(hidden)
    expect(await seen(request, await site.another({ NOW: '2031-03-01T08:00:00Z' }))).toEqual(shown)
  })

  test(
    'shows within a minute of that time, also to a visitor who requested it before',
    long,
    async ({ request }) => {
      test.setTimeout(120_000)
      const instant = new Date(Math.ceil(Date.now() / 1000) * 1000 + 20_000)
      const url = await site.another({ BAKED_CONTENT_DIR: await site.bakedWith(name, instant) })
      expect(await seen(request, url)).toEqual(hidden)
      expect(new Date() < instant, 'it was asked for before the instant').toBe(true)
      const timeout = instant.getTime() + 60_000 - Date.now()
      await expect.poll(() => seen(request, url), { timeout }).toEqual(shown)
    },
  )
})

test('a career path’s own prices are shown wherever it states a price, and nowhere else', async ({
  page,
}) => {
  const path = '/careerpaths/boat-electrics-and-engines'
  await page.goto(path)
  await expect(page.getByText('Starting from £240', { exact: true })).toBeVisible()
  const bench = page.getByRole('region', { name: 'A place at the bench' })
  await expect(bench).toContainText('£1,120per monthBilled monthly.')
  await page.getByLabel('Annual').check()
  await expect(bench.getByText('Save 10%', { exact: true })).toBeVisible()
  await expect(bench.getByText('Billed annually: £12,000 a year.')).toBeVisible()
  await expect(bench.getByText('Billed annually: £2,736 a year.')).toBeVisible()
  const offers = /"offers":.*"price":"1120\.00".*"price":"240\.00"/
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringMatching(offers),
  )
  await page.goto(`${path}/enrol?plan=full-week`)
  const chosen = /^Full Week £1,120 per month In total £[\d,.]+/
  await expect(page.getByRole('radio', { name: chosen })).toBeChecked()
  await page.goto('/terms-of-service')
  await expect(page.getByRole('row', { name: /^Full Week £985 / })).toBeVisible()
  await expect(
    page.getByRole('row', {
      name: /^Full Week, Boat Electrics and Engines £1,120 per month ?Billed monthly\./,
    }),
  ).toBeVisible()
  expect(await textAt(page.request, '/llms.txt')).toContain(
    '\n  - Full Week: £1,120 per month. Billed monthly.',
  )
  await page.goto('/careerpaths/clinker-dinghy-building')
  await expect(page.getByText('Starting from £268.50', { exact: true })).toBeVisible()
})

test('a path finder with only wishes as questions finds a path, and rules out none', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Which bench is yours?' }).first().click()
  for (const answer of ['Wood and an edge that cuts it', 'The deck is high enough', 'No']) {
    await page.getByLabel(answer, { exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your best match: Clinker Dinghy Building' }),
  ).toBeVisible()
  const best = page.getByRole('article').first()
  await expect(best).toContainText('from £268.50 a month')
  await expect(page.getByText('Ruled out by your answers')).toHaveCount(0)
})

test('mails have only this provider’s words, as text and as HTML', async ({ page }) => {
  const [learner, writer, owner] = [address('learner'), address('writer'), address('owner')]
  await page.goto('/careerpaths/traditional-rigging-and-spars/enrol?plan=evenings-and-saturdays')
  await enrolmentOn(page).fillIn(learner, 'A boat show')
  await enrolmentOn(page).submit.click()
  await expect(page.getByText('Welcome!').first()).toBeVisible()
  await page.goto('/contact-us')
  await fillAll(page.locator('main form'), writer)
  await page.locator('main form').getByRole('button').click()
  await expect(page.getByText('Thank you for contacting us!')).toBeVisible()
  await signUp(page, site.url, owner, 'correct horse 9')
  // The morning mail comes a minute after the start if there is something to report.
  const isMorning = (subject = '') => /^\w{3} \d+ \w+ \d{4}: /.test(subject)
  const about = async () => {
    const subjects = (await site.mails()).map(({ subject }) => subject)
    return subjects.filter((subject) => !isMorning(subject)).sort()
  }
  await expect
    .poll(about)
    .toEqual([
      expect.stringMatching(/^A question \(message \d+\)$/),
      'Confirm your email address for Sheerstrake',
      expect.stringMatching(/^New enrolment: Traditional Rigging and Spars/),
      'Welcome to Sheerstrake: we’ve received your enrolment',
    ])
  for (const { subject = '', from, text = '', html = '' } of await site.mails()) {
    expect.soft(from?.address, subject).toBe('office@sheerstrake.example')
    expect.soft(foreignIn(`${subject} ${text} ${html}`), subject).toEqual([])
    expect.soft(html, subject).toContain('Sheerstrake')
  }
})

measured()

/** The text at an address. */
async function textAt(request: APIRequestContext, path: string): Promise<string> {
  const body = await (await request.get(path, { maxRedirects: 0 })).body()
  return path.endsWith('.pdf') ? pdfText(body) : body.toString()
}
