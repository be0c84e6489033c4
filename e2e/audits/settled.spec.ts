import { tabOf } from '../engines/playwright'
import { type Link, pressAnchors, pressLinks } from '../engines/presses'
import { crawled } from '../fixtures/crawler'
import { expect, test } from '../fixtures/kit'
import { publish } from '../fixtures/publish'
import { site } from '../fixtures/servers'
import { long } from '../fixtures/tags'

const { found } = crawled()
const crawledPages = [...found.values()].filter(({ isPage, status }) => isPage && status === 200)

// The crawl leaves these addresses out, as they are other choices of the same pages.
const chosen = [
  '/careerpaths?discipline=data',
  '/blog?topic=data',
  '/find-your-path?before=office',
  '/find-your-path?before=office&like=why&maths=enough&hours=skip&evenings=skip&begin=skip&aim=skip',
  '/search?q=data',
]
const all = [...new Set([...crawledPages.map(({ path }) => path), ...chosen])]
const shares = 8
const shareOf = (number: number) => all.filter((_, index) => index % shares === number)

const phone = { width: 390, height: 844 }
// On a phone, drop-downs hide the filters.
const wide = { width: 1440, height: 900 }
const widths = [{ width: 320, height: 640 }, phone, wide]

// Renders all pages again. Only then can the router reuse one page for every query of its path.
test.beforeAll(publish)

test('a click on a link of a settled page shows what a new load shows', async ({ page }) => {
  await page.setViewportSize(wide)
  const loaded = new Map()
  const faults: string[] = []
  for (const [path, hrefs] of [
    ['/careerpaths', ['/careerpaths?discipline=business#paths', '/careerpaths/data-science']],
    ['/blog', ['/blog?topic=business#posts']],
    ['/careerpaths?discipline=data', ['/careerpaths#paths', '/careerpaths']],
    ['/find-your-path', ['/find-your-path?before=skip', '/']],
  ] as const) {
    const isOne = ({ href }: Link) => hrefs.some((each) => each === href)
    const outcome = await pressLinks(tabOf(page), site.url, path, isOne, loaded)
    faults.push(...outcome.faults)
    expect.soft([path, outcome.pressed]).toEqual([path, hrefs.length])
  }
  expect(faults).toEqual([])
})

for (const size of widths) {
  const what = `a link to an anchor of a settled page leads to its heading at ${size.width} px`
  test(what, long, async ({ page }) => {
    await page.setViewportSize(size)
    const faults: string[] = []
    for (const [path, isOne] of [
      ['/careerpaths/data-science', ({ href }: Link) => /#(home-call-back|.*-pricing)$/.test(href)],
      ['/questions', ({ href }: Link) => /#questions-group-[01]$/.test(href)],
      ...(size === wide
        ? [['/blog?topic=data', ({ href }: Link) => /^\/blog(\?topic=business)?#posts$/.test(href)] as const]
        : []),
    ] as const) {
      const outcome = await pressAnchors(tabOf(page), site.url, path, isOne)
      faults.push(...outcome.faults)
      expect.soft(outcome.pressed, path).toBeGreaterThan(1)
    }
    expect(faults).toEqual([])
  })
}

test.describe('over the whole crawl', long, () => {
  for (let number = 0; number < shares; number++) {
    test(`every link of a settled page shows what a new load shows, ${number + 1} of ${shares}`, async ({
      page,
    }) => {
      test.setTimeout(3_600_000)
      await page.setViewportSize(number % 2 ? phone : { width: 1440, height: 900 })
      const loaded = new Map()
      for (const path of shareOf(number)) {
        const { faults } = await pressLinks(tabOf(page), site.url, path, () => true, loaded)
        expect.soft(faults).toEqual([])
      }
    })

    test(`every anchor of a settled page leads to its heading, ${number + 1} of ${shares}`, async ({
      page,
    }) => {
      test.setTimeout(3_600_000)
      for (const size of widths) {
        await page.setViewportSize(size)
        for (const path of shareOf(number)) {
          const { faults } = await pressAnchors(tabOf(page), site.url, path, () => true)
          expect.soft(faults, `${size.width} px`).toEqual([])
        }
      }
    })
  }
})
