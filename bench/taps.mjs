// The time from a lifted finger to the paint of its effect, on the slowed-down phone.
import { newPage, screens } from './browser.mjs'
import { median, printTable } from './table.mjs'

// Each control with its page and the element that it shows. A navigation to another page counts as an effect too.
const controls = {
  'menu, home': { path: '/', control: 'header [aria-label="Open menu"]', effect: '#menu' },
  'plan, career path': {
    path: '/careerpaths/data-science',
    control: '[data-plan]',
    effect: 'dialog:not(#menu)',
  },
  'Annual, career path': {
    path: '/careerpaths/data-science',
    control: 'label:has([value=annual])',
    effect: '[data-period=annual]',
  },
}

/** Prints the time of a first tap: as soon as the control is there, and when the page is at rest. */
export async function reportTaps(browser, { url }, tries) {
  const rows = []
  for (const [what, control] of Object.entries(controls)) {
    for (const isEarly of [true, false]) {
      const times = []
      while (times.length < tries) times.push(await tap(browser, url, control, isEarly))
      const came = times.filter(Number.isFinite)
      const ms = (value) => (came.length ? `${value.toFixed(0)} ms` : '–')
      const when = isEarly ? 'as soon as it is there' : 'at rest'
      const lost = `${times.length - came.length} of ${times.length}`
      rows.push([what, when, ms(median(came)), ms(Math.max(...came)), lost])
    }
  }
  printTable(['first tap on a slowed-down phone', 'when', 'to effect, median', 'longest', 'lost'], rows)
}

// Returns milliseconds, or Infinity without an effect within three seconds.
async function tap(browser, url, { path, control, effect }, isEarly) {
  const page = await newPage(browser, screens.slowPhone, time, effect)
  await page.goto(url + path, { waitUntil: isEarly ? 'commit' : 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  if (await page.locator(effect).first().isVisible()) throw new Error(`${effect} is there before the tap`)
  const target = page.locator(control).filter({ visible: true }).first()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = await target.boundingBox()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  const taken = page.waitForFunction(() => sessionStorage.tapped, null, { timeout: 3000, polling: 100 })
  const milliseconds = await taken.then((value) => value.jsonValue()).catch(() => Number.POSITIVE_INFINITY)
  await page.context().close()
  return Number(milliseconds)
}

// Runs in the page before its own scripts. The time is in sessionStorage, because the effect may be another page.
// The page would count a scroll to the control as the first touch, so scroll events are stopped until the tap.
function time(effect) {
  const hush = (event) => event.stopImmediatePropagation()
  addEventListener('scroll', hush, true)
  addEventListener('pointerdown', () => removeEventListener('scroll', hush, true), true)
  const look = (since) => {
    const done = () => {
      sessionStorage.tapped ??= performance.now() - since
    }
    navigation.addEventListener('navigate', ({ destination }) => {
      if (new URL(destination.url).pathname !== location.pathname) done()
    })
    const frame = () => {
      const isThere = [...document.querySelectorAll(effect)].some((element) => element.checkVisibility())
      // A timer that starts in a frame's callback runs after that frame is painted.
      if (isThere) setTimeout(done)
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }
  addEventListener('pointerup', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
}
