import { publish } from '../fixtures/publish'
import { site } from '../fixtures/servers'
import { long } from '../fixtures/tags'
import { expect, test } from './fixtures'
import { pressAnchors, pressLinks } from './presses'

// The audits of `audits/settled.spec.ts` in each engine, on one page in ten.
const onePageIn = 10

test.beforeAll(publish)

test('links of settled pages show what a new load shows', long, async ({ visit, request }) => {
  test.setTimeout(1_800_000)
  const { tab } = await visit({ width: 1440, height: 900 })
  const loaded = new Map()
  for (const path of ['/careerpaths', '/blog', '/find-your-path', ...(await someOf(request))]) {
    const { faults } = await pressLinks(tab, site.url, path, ({ isInMain }) => isInMain, loaded)
    expect.soft(faults).toEqual([])
  }
})

test('anchors of settled pages lead to their headings', long, async ({ visit, request }) => {
  test.setTimeout(1_800_000)
  const { tab } = await visit()
  for (const path of ['/careerpaths/data-science', '/questions', ...(await someOf(request))]) {
    const { faults } = await pressAnchors(tab, site.url, path, () => true)
    expect.soft(faults).toEqual([])
  }
})

async function someOf(request: { get: (path: string) => Promise<{ text: () => Promise<string> }> }) {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return paths.filter((_, index) => index % onePageIn === 4)
}
