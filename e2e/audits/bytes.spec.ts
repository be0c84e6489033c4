import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../fixtures/kit'
import { longIf } from '../fixtures/tags'

const path = '/careerpaths/data-science'
const post = '/blog/a-first-week-of-sql'

// Sizes of the HTML in brotli, without inlined styles. Two renders of a page differ by up to 50 bytes.
const budgets = [
  { page: '/', bytes: 15_500 },
  { page: path, bytes: 13_200 },
  { page: post, bytes: 8700 },
  { page: '/contact-us', bytes: 5500 },
]

const styles = /<style[\s>][\s\S]*?<\/style>/g

for (const { page: address, bytes } of budgets) {
  test(`the HTML of ${address} stays within its budget of bytes`, async ({ request }) => {
    const html = (await (await request.get(address)).text()).replace(styles, '')
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(bytes)
  })
}

// The test counts lazy pictures too, because they load well before they come into view.
for (const width of [390, 1440]) {
  const what = `before a touch, a page ${width} px wide requests two fonts and at most one file of drawings or faces`
  test(what, longIf(width !== 390), async ({ browser, baseURL }) => {
    for (const address of [
      '/',
      '/careerpaths',
      path,
      '/about-us',
      '/advisory',
      '/blog',
      '/events',
      '/resources',
      '/testimonies',
    ]) {
      // A new context has an empty cache.
      const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } })
      const asked: string[] = []
      let photographBytes = 0
      page.on('response', async (response) => {
        const isPhotograph = response.url().includes('/media/pictures/')
        if (isPhotograph) photographBytes += (await response.body()).length
        else asked.push(response.request().resourceType())
      })
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.close()
      expect(photographBytes, address).toBeLessThan(40_000)
      const of = (type: string) => asked.filter((other) => other === type)
      expect(of('font'), address).toHaveLength(2)
      expect(of('image').length, address).toBeLessThanOrEqual(1)
    }
  })
}

test('a font for code is loaded by a post with code', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await page.goto(post, { waitUntil: 'networkidle' })
  expect(fonts).toHaveLength(3)
  expect(fonts.filter((url) => /\/code\W[^/]+\.woff2$/.test(url))).toHaveLength(1)
})

test('a drawing is immutable under its address, and an older address shows the current drawing', async ({
  page,
  request,
}) => {
  await page.goto('/careerpaths')
  const address = await page.getByRole('main').locator('img[src^="/art/"]').first().getAttribute('src')
  const now = await request.get(address ?? '')
  expect(now.headers()['content-type']).toBe('image/svg+xml')
  expect(now.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const old = await request.get((address ?? '').replace(/\.[\w-]{8}\.svg/, '.AAAAAAAA.svg'))
  expect(await old.text()).toBe(await now.text())
  expect(old.headers()['cache-control']).toBe('public, max-age=60')
  expect((await request.get('/art/paths/no-hash.svg')).status()).toBe(404)
})

test('a phone’s header and the text below do not shift when the fonts load', async ({ browser, baseURL }) => {
  const boxesOf = async (hasFonts: boolean) => {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, isMobile: true })
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/contact-us')
    const parts = page.locator('header, header a, h1').filter({ visible: true })
    const boxes = await parts.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().toJSON()),
    )
    await page.close()
    return boxes as { top: number; height: number; width: number }[]
  }
  const [before, after] = [await boxesOf(false), await boxesOf(true)]
  const places = (boxes: typeof before) =>
    boxes.map(({ top, height }) => [Math.round(top), Math.round(height)])
  expect(places(before)).toEqual(places(after))
  for (const [index, { width }] of after.entries())
    expect(Math.abs((before[index]?.width ?? 0) / width - 1)).toBeLessThan(0.08)
})
