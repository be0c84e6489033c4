import { filmHost, filmSite } from '../fixtures/film-site'
import { holds, long } from '../fixtures/tags'
import { expect, test } from './fixtures'
import type { Visitor } from './visitor'

// The film is a file on a second origin.
const offsets = { chromium: 70, firefox: 71, webkit: 72 }
const play = 'Play the film: A first project, from question to review'

let site: Awaited<ReturnType<typeof filmSite>>
let host: Awaited<ReturnType<typeof filmHost>>

test.beforeAll(async ({ engineName }) => {
  test.setTimeout(240_000)
  host = await filmHost()
  const more = { from: 'Lantern Films', webm: `${host.url}/film.webm` }
  site = await filmSite(offsets[engineName], `${host.url}/film.mp4`, more)
})
test.afterAll(async () => {
  await site.end()
  host.end()
})

test(
  'a stand-in provider’s film plays, and nothing is fetched before',
  holds('2.home.22', long),
  async ({ visit }) => {
    const visitor = await visit({ siteUrl: site.url })
    await visitor.goTo('/')
    await visitor.touch()
    await visitor.sees('40 seconds, no sound, from Lantern Films')
    await visitor.sees('The film comes from Lantern Films.')
    expect(host.asked).toEqual([])
    // The second time a browser could send a cookie that it got the first time.
    for (const time of [1, 2]) {
      await visitor.press(play)
      await expect.poll(() => playedIn(visitor), { message: `time ${time}` }).toBeGreaterThan(0)
      await visitor.goTo('/')
      await visitor.touch()
    }
    expect(host.asked).not.toEqual([])
    const told = host.asked.map(({ headers: { cookie, referer } }) => ({ cookie, referer }))
    expect(told).toEqual(host.asked.map(() => ({ cookie: undefined, referer: undefined })))
  },
)

test('links to and from the page with a foreign film load a document', long, async ({ visit }) => {
  const visitor = await visit({ siteUrl: site.url, width: 1440, height: 900 })
  const mark = () => visitor.tab.evaluate("window.mark = 'here'")
  const isSame = () => visitor.tab.evaluate("window.mark === 'here'").catch(() => null)
  await visitor.goTo('/contact-us')
  await visitor.touch()
  await mark()
  await visitor.press('About Us')
  await visitor.isAt('/about-us')
  await visitor.hasTitle('About Us')
  expect(await isSame(), 'between other pages').toBe(true)
  await visitor.press('Northlight')
  await visitor.isAt('/')
  await expect.poll(isSame).toBe(false)
  await visitor.touch()
  await visitor.press(play)
  await expect.poll(() => playedIn(visitor)).toBeGreaterThan(0)
  await mark()
  await visitor.press('About Us')
  await visitor.isAt('/about-us')
  await expect.poll(isSame).toBe(false)
})

test('a film whose provider is away is replaced by a link, and the page works', long, async ({ visit }) => {
  host.goAway()
  const visitor = await visit({ siteUrl: site.url })
  await visitor.goTo('/')
  await visitor.touch()
  await visitor.press(play)
  await visitor.sees('We can’t play the film here')
  await visitor.sees('Watch it at Lantern Films')
  expect(await visitor.tab.evaluate("document.querySelector('[role=alert] a').href")).toBe(
    `${host.url}/film.mp4`,
  )
  await visitor.press('Read more delegate stories')
  await visitor.isAt('/testimonies')
})

const playedIn = ({ tab }: Visitor) =>
  tab.evaluate("document.querySelector('main video')?.currentTime ?? 0").catch(() => 0)
