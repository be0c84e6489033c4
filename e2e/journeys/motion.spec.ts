import type { Page, Response } from '@playwright/test'
import { expect, test } from '../fixtures/kit'
import { holds, long, longIf } from '../fixtures/tags'
import { hold, touch } from '../fixtures/touch'

type Motion = {
  faintest: Record<string, number>
  moving: string[]
  marks: number[]
  entrances: { duration: number; delay: number }[]
}

const open = async (page: Page, path: string) => {
  await page.addInitScript(watch)
  await page.goto(path)
  await touch(page)
}
const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Motion }).seen)
const forget = (page: Page) => page.evaluate(() => Object.assign(globalThis, { forget: true }))
const sections = 'main section, main section > div > *, main section > div > :is(ul, ol) > li'

/** Pages other than home with sections below the fold. */
const some = ['/about-us', '/careerpaths/data-science']
const others = [
  ...some,
  '/testimonies',
  '/advisory',
  '/careerpaths',
  '/blog',
  '/resources',
  '/events',
  '/questions',
]
const rules: Record<string, string> = { '/about-us': '2.home.26', '/careerpaths/data-science': '9.25' }
const longOf = (path: string) => longIf(others.includes(path) && !some.includes(path))

/** Sections of the page that are not fully visible at this moment. */
const faint = (page: Page) =>
  page.locator(sections).evaluateAll((all) =>
    all
      .filter((part) => {
        const { opacity, visibility, scale, transform } = getComputedStyle(part)
        return opacity !== '1' || visibility !== 'visible' || scale !== 'none' || transform !== 'none'
      })
      .map((part) => part.textContent?.slice(0, 40)),
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' })

  for (const path of ['/', '/contact-us', ...others]) {
    const what = `every section of ${path} is visible, and the HTML holds no style attribute`
    test(what, longOf(path), async ({ page }) => {
      await page.goto(path)
      expect(await page.locator(sections).count()).toBeGreaterThan(3)
      expect(await faint(page)).toEqual([])
      await expect(page.locator('[style]')).toHaveCount(0)
    })
  }
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test(
    'a section enters once when it is scrolled to, and stays',
    holds('2.home.26 2.home.27 9.25'),
    async ({ page }) => {
      const scripts = scriptsOf(page)
      await open(page, '/')
      await expect.poll(async () => (await scripts()).some(isOfEntrances)).toBe(true)
      expect(await faint(page), 'before anything is scrolled').toEqual([])
      await scroll(page, 1)
      await expect.poll(() => faint(page)).toEqual([])
      await expect(page.locator('main [style]:not([style=""])'), 'nothing is left behind').toHaveCount(0)
      const first = await seen(page)
      expect(first.faintest['home-call-back']).toBeLessThan(0.5)
      expect(first.faintest.hero).toBe(1)
      expect(new Set(first.entrances.map(({ duration }) => duration))).toEqual(new Set([400]))
      const delays = first.entrances.map(({ delay }) => delay)
      expect([Math.min(...delays) > 0, Math.max(...delays) <= 500]).toEqual([true, true])
      await forget(page)
      await scroll(page, -1)
      await scroll(page, 1)
      expect(Object.values((await seen(page)).faintest)).toEqual(Object.values(first.faintest).map(() => 1))
    },
  )

  for (const path of others)
    test(
      `the parts of ${path} enter when they are scrolled to, and stay`,
      holds(rules[path] ?? '', longOf(path)),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 500 })
        const scripts = scriptsOf(page)
        await open(page, path)
        await expect.poll(async () => (await scripts()).some(isOfEntrances)).toBe(true)
        await expectEntrances(page)
      },
    )

  test('parts also enter on a page that the router loads', long, async ({ page }) => {
    await open(page, '/contact-us')
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveTitle('About Us')
    await frames(page, 40)
    await expectEntrances(page)
  })

  test('a part is never hidden when it is in view from the start or after a jump', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 })
    await open(page, '/')
    const paths = page.getByRole('main').getByRole('heading', { name: 'Career paths', exact: true })
    await expect(paths).toBeInViewport()
    const call = page.getByRole('heading', { name: 'Talk to someone who knows the work' })
    await call.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await expect(call).toBeInViewport()
    await frames(page, 40)
    const { faintest } = await seen(page)
    expect([faintest['home-career-paths'], faintest['home-call-back']]).toEqual([1, 1])
  })

  test('a link to an anchor ends at a fully visible section', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      location.hash = 'home-call-back'
    })
    const heading = page.getByRole('heading', { name: 'Talk to someone who knows the work' })
    await expect(heading).toBeInViewport({ timeout: 15_000 })
    await expect.poll(() => faint(page)).toEqual([])
  })

  test(
    'a link to an anchor leads to that anchor even when it is followed before the page has loaded',
    long,
    async ({ page }) => {
      // While a picture loads, parts below the fold have no height of their own.
      const release = await hold(page, '**/art/**')
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.locator('html[data-script]')).toBeAttached()
      await page.getByRole('link', { name: 'Get a call back' }).first().click()
      const heading = page.getByRole('heading', { name: 'Talk to someone who knows the work' })
      await expect(heading).toBeInViewport({ timeout: 15_000 })
      release()
      await page.waitForLoadState('load')
      await expect(heading).toBeInViewport()
    },
  )

  test('only the clicked card’s picture moves to the page of its career path', long, async ({ page }) => {
    const pictures = async () =>
      (await seen(page)).moving.filter((name) => name.startsWith('::view-transition-group'))
    // A busy browser may change the page without the picture's transition, so the test tries again.
    await expect(async () => {
      await open(page, '/careerpaths')
      await page.getByRole('link', { name: 'Learn more about Data Science' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
      await expect.poll(pictures).toEqual(['::view-transition-group(career-path-data-science)'])
    }).toPass({ timeout: 45_000 })
  })

  test('the mark behind the billing periods slides to the chosen one', holds('9.26'), async ({ page }) => {
    await open(page, '/careerpaths/data-science')
    await expect(page.locator('fieldset span[aria-hidden]')).toHaveCSS('transition-duration', '0.45s')
    await page.getByLabel('Annual').check()
    await expect.poll(async () => (await seen(page)).marks.length).toBeGreaterThan(3)
  })
})

test('with reduced motion a page loads no script for motion, and nothing fades or moves', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await open(page, '/')
  await scroll(page, 1)
  expect(Object.values((await seen(page)).faintest).filter((opacity) => opacity < 1)).toEqual([])
  await page.getByRole('link', { name: 'Learn more about Data Science' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
  await page.getByLabel('Annual').check()
  await expect(page.getByText('Save 20%')).toBeVisible()
  const { moving, marks } = await seen(page)
  expect(moving).toEqual([])
  expect(marks).toHaveLength(2)
  expect((await scripts()).some(isOfEntrances)).toBe(false)
})

/** Scrolls down. Expects parts to enter in the specification's time, and to be fully visible afterwards. */
async function expectEntrances(page: Page) {
  expect(await faint(page), 'before anything is scrolled').toEqual([])
  await scroll(page, 1)
  await expect.poll(() => faint(page)).toEqual([])
  // The router hides earlier pages by a style attribute, so the test counts only visible elements.
  const styled = page.locator('main [style]:not([style=""])').filter({ visible: true })
  await expect(styled, 'nothing is left behind').toHaveCount(0)
  const { faintest, entrances } = await seen(page)
  expect(Math.min(...Object.values(faintest))).toBeLessThan(0.5)
  expect(new Set(entrances.map(({ duration }) => duration))).toEqual(new Set([400]))
  for (const { delay } of entrances) expect([delay > 0, delay <= 500]).toEqual([true, true])
}

/** Watches a page. The returned function resolves with the text of each script that the page has loaded so far. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  return () => Promise.all(responses.map((response) => response.text()))
}

/** Whether this script watches for entering parts. */
const isOfEntrances = (script: string) => script.includes('main [data-enter]')

/** Waits for `count` painted frames. Any entrance begins within 40. */
async function frames(page: Page, count: number) {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

/** Scrolls to the end of the page or back to its start, a tenth of the window a frame. */
async function scroll(page: Page, direction: 1 | -1) {
  await page.evaluate(async (direction) => {
    let before: number
    do {
      before = scrollY
      scrollBy({ top: (direction * innerHeight) / 10, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    } while (scrollY !== before)
  }, direction)
}

// Runs in the page. Records in each frame the opacity of each section, what moves, and the place of the period's mark.
function watch() {
  const seen: Motion = { faintest: {}, moving: [], marks: [], entrances: [] }
  const state = Object.assign(globalThis, { seen, forget: false })
  const note = <T>(list: T[], item: T) => list.includes(item) || list.push(item)
  const noteMoving = () => {
    for (const { effect } of document.getAnimations()) {
      const { target, pseudoElement } = effect as KeyframeEffect
      const isMotion = (effect as KeyframeEffect)
        .getKeyframes()
        .some((frame) =>
          ['opacity', 'transform', 'scale', 'translate', 'rotate'].some((name) => name in frame),
        )
      if (isMotion && Number(effect?.getTiming().duration) > 0)
        note(seen.moving, pseudoElement ?? String(target?.className))
    }
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    if (this.closest('main')) seen.entrances.push(options as Motion['entrances'][0])
    return animate.call(this, keyframes, options)
  }
  // On a busy machine a whole transition may fit between two frames.
  const startViewTransition = document.startViewTransition.bind(document)
  document.startViewTransition = (...input) => {
    const transition = startViewTransition(...input)
    transition.ready.then(noteMoving, () => {})
    return transition
  }
  const look = () => {
    if (state.forget) seen.faintest = {}
    state.forget = false
    for (const section of document.querySelectorAll('main > section, main section[aria-labelledby]')) {
      const name = section.getAttribute('aria-labelledby') ?? 'hero'
      for (const part of [
        section,
        ...section.querySelectorAll(':scope > div > *, :scope > div > :is(ul, ol) > li'),
      ]) {
        const opacity = Number(getComputedStyle(part).opacity)
        seen.faintest[name] = Math.min(seen.faintest[name] ?? 1, opacity)
      }
    }
    noteMoving()
    const mark = document.querySelector('.pricing fieldset span[aria-hidden]')
    if (mark?.checkVisibility()) note(seen.marks, Math.round(mark.getBoundingClientRect().left))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
