// `npm run bench:vitals`: what moves while a page loads and is scrolled through (cumulative layout shift), and what its
// largest paint is and when it comes. Run `npm run build` first.
import '../scripts/serve/load-env.mjs'
import { newPage, openBrowser, screens } from './browser.mjs'
import { port, serve, site } from './server.mjs'
import { printTable } from './table.mjs'

const pages = ['/', '/careerpaths/data-science', '/blog/a-first-week-of-sql']

const own = await serve(site, port(3))
const browser = await openBrowser()
const rows = []
for (const path of pages) {
  for (const screen of [screens.slowPhone, screens.desk]) {
    const { shift, moved, largest } = await visit(own.url + path, screen)
    rows.push([
      path,
      screen.name,
      shift.toFixed(3) + moved,
      `${(largest.time / 1000).toFixed(2)} s`,
      largest.what,
    ])
  }
}
await browser.close()
await own.stop()
printTable(['page', 'screen', 'layout shift', 'largest paint', 'which is'], rows)

async function visit(address, screen) {
  const page = await newPage(browser, screen, observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  // The splash of home has gone by then, and the largest paint is known; scrolling ends its observation.
  await page.waitForTimeout(3000)
  const { height } = page.viewportSize()
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < pageHeight; top += height / 4) {
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), height / 4)
    await page.waitForTimeout(150)
  }
  await page.waitForTimeout(1000)
  const measured = await page.evaluate(() => globalThis.vitals)
  await page.context().close()
  return { ...measured, moved: measured.moved.length ? ` (${[...new Set(measured.moved)].join(', ')})` : '' }
}

// In the page, before anything else: the sum of all shifts, and the last candidate of the largest paint.
function observe() {
  const vitals = { shift: 0, moved: [], largest: { time: Number.NaN, what: 'nothing' } }
  globalThis.vitals = vitals
  const nameOf = (element) => {
    const words = element?.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return element ? `<${element.localName}>${words ? ` ${words}` : ''}` : 'removed'
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      vitals.shift += value
      vitals.moved.push(...sources.map(({ node }) => nameOf(node?.localName ? node : node?.parentElement)))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1)
    vitals.largest = { time: last.startTime, what: nameOf(last.element) }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
