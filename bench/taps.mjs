// How long it takes from the finger that leaves the glass to the paint of what it asked for, on the slowed-down phone.
import { newPage, screens } from './browser.mjs'
import { median, printTable } from './table.mjs'

// Of each control where it is, and what comes into view; another page counts as well.
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

/** Prints how long the first tap takes, where it comes as soon as the control is there, and once the page is at rest. */
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

// The milliseconds it took; infinite where nothing came within three seconds.
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

// In the page, before anything else. What it finds outlives the page, as the effect may be another one. Scrolling to the
// control would be a touch before the first one: until that, nobody hears of it.
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
      // The task after a frame's callbacks comes when it is painted.
      if (isThere) setTimeout(done)
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }
  addEventListener('pointerup', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
}
