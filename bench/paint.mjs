import { newPage, screens, touch, visit } from './browser.mjs'
import { median, printTable } from './table.mjs'

/** Prints the time of home's largest paint and its blocking time: medians of visits that alternate between servers. */
export async function reportPaint(browser, { own, file, bare }, runs) {
  const [home, copy, next] = await visits(browser, [own.url, file.url, bare.url], runs)
  const row = (what, of) => [what, ...[home, copy, next].map((one) => `${of(one).toFixed(0)} ms`)]
  const ratio = (a, b) => (a / b).toFixed(2)
  printTable(
    [
      `home on a slowed-down phone, median of ${runs}`,
      'site',
      'static file',
      'bare Next',
      'over static',
      'over bare',
    ],
    [
      [
        ...row(`largest paint (${home.which}, ${copy.which}, ${next.which})`, ({ largest }) => largest),
        ratio(home.largest, copy.largest),
        ratio(home.largest, next.largest),
      ],
      [...row('blocking time before a touch', ({ before }) => before), '', ratio(home.before, next.before)],
      [...row('blocking time after a touch', ({ after }) => after), '', ratio(home.after, next.before)],
    ],
  )
}

async function visits(browser, addresses, runs) {
  const seen = addresses.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [which, address] of addresses.entries()) seen[which].push(await paint(browser, address))
  const middle = (all, what) => median(all.map((one) => one[what]))
  return seen.map((all) => ({
    largest: middle(all, 'largest'),
    before: middle(all, 'before'),
    after: middle(all, 'after'),
    which: all.at(-1).which,
  }))
}

async function paint(browser, address) {
  const page = await newPage(browser, screens.slowPhone, observe)
  const { quiet } = await visit(page, address)
  await quiet()
  // Home's splash has ended by then.
  await page.waitForTimeout(1500)
  const { largest, which, blocked: before } = await page.evaluate(() => globalThis.seen())
  await touch(page)
  await quiet()
  const { blocked } = await page.evaluate(() => globalThis.seen())
  await page.context().close()
  return { largest, which, before, after: blocked - before }
}

// Runs in the page before its own scripts. Records the last candidate of the largest paint, and by how much each task
// after the first paint took longer than 50 ms.
function observe() {
  const tasks = []
  let last
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries())
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    last = list.getEntries().at(-1)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  globalThis.seen = () => {
    const [{ startTime: firstPaint }] = performance.getEntriesByName('first-contentful-paint')
    const excess = tasks.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50,
    )
    return {
      largest: last.startTime,
      which: last.element?.localName ?? 'removed',
      blocked: excess.reduce((sum, one) => sum + Math.max(one, 0), 0),
    }
  }
}
