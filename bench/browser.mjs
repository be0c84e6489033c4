// A Chromium that visits pages as a phone or on a desk, and counts what it fetches.
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/gate/browsers.mjs'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

export const screens = {
  phone: { name: '390 px', context: phone },
  // A mid-range phone on a slow line, with Lighthouse's values. The latency is 3.75 round trips of 150 ms, because a
  // first request needs several.
  slowPhone: {
    name: '390 px, slowed down',
    context: phone,
    slowdown: 4,
    line: { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 },
  },
  desk: { name: '1440 px', context: { viewport: { width: 1440, height: 900 } } },
}

export async function openBrowser() {
  return await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}

/** A page in a new context, which the caller closes; `script` runs in it first, with `arg`. */
export async function newPage(browser, { context, slowdown, line }, script, arg) {
  const page = await (await browser.newContext({ ...context, reducedMotion: 'no-preference' })).newPage()
  const devtools = await page.context().newCDPSession(page)
  if (slowdown) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  if (script) await page.addInitScript(script, arg)
  return page
}

/** Opens a page and records its requests. `quiet()` waits until the page has fetched nothing for a second. */
export async function visit(page, address) {
  const open = new Set()
  const fetched = []
  let last = Date.now()
  const end = (request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return
    open.add(request)
    last = Date.now()
  })
  page.on('requestfailed', end)
  page.on('requestfinished', (request) => {
    end(request)
    if (!request.url().startsWith('data:')) fetched.push(request)
  })
  await page.goto(address, { waitUntil: 'load' })
  return {
    fetched,
    async quiet() {
      const limit = Date.now() + 30_000
      while ((open.size > 0 || Date.now() - last < 1000) && Date.now() < limit) await page.waitForTimeout(50)
    },
  }
}

/** Kilobytes of the responses' bodies as sent, of all requests or of one kind. */
export async function kilobytes(requests, kind) {
  const counted = requests.filter((request) => !kind || request.resourceType() === kind)
  const sizes = await Promise.all(counted.map(async (request) => (await request.sizes()).responseBodySize))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** A visitor's first touch: taps the heading, which is no control. */
export async function touch(page) {
  const box = await page.locator('h1').first().boundingBox()
  await page.touchscreen.tap(box.x + 20, box.y + box.height / 2)
  // The page fetches its scripts a tenth of a second after the touch.
  await page.waitForTimeout(300)
}
