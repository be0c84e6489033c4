import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../fixtures/kit'

const path = '/careerpaths/data-science'
const post = '/blog/a-first-week-of-sql'

// In bytes of brotli: the HTML without inlined styles, and of that the markup alone, without the data of Next's script.
const budgets = [
  { page: '/', all: 23_600, markup: 13_900 },
  { page: path, all: 16_500, markup: 9_800 },
  { page: post, all: 13_900, markup: 8_300 },
  { page: '/contact-us', all: 9_000, markup: 5_000 },
]

const styles = /<style[\s>][\s\S]*?<\/style>/g
const data = /<script>\s*\(?self\.__next_f[\s\S]*?<\/script>|<script[^>]* id="page"[\s\S]*?<\/script>/g
const size = (text: string) => brotliCompressSync(text).length

for (const { page: address, all, markup } of budgets) {
  test(`the HTML of ${address} keeps to its budget of bytes`, async ({ request }) => {
    const html = (await (await request.get(address)).text()).replace(styles, '')
    expect(size(html)).toBeLessThanOrEqual(all)
    expect(size(html.replace(data, ''))).toBeLessThanOrEqual(markup)
  })
}

// A picture that loads lazily does so well before it comes into view.
for (const width of [390, 1440]) {
  test(`before it is touched, a page ${width} wide asks for two fonts and one file of drawings`, async ({
    browser,
    baseURL,
  }) => {
    for (const address of [
      '/',
      '/careerpaths',
      path,
      '/about-us',
      '/advisory',
      '/blog',
      '/events',
      '/resources',
    ]) {
      // A context of its own has nothing in its cache.
      const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.resourceType()))
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.close()
      const of = (type: string) => asked.filter((other) => other === type)
      expect(of('font'), address).toHaveLength(2)
      expect(of('image').length, address).toBeLessThanOrEqual(1)
    }
  })
}

test('a drawing never changes under its address, and an older address still shows it', async ({
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
