import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * What axe finds, as lines of rule and place. Its rules of WCAG 2.2 run only where they are asked for. The legacy mode,
 * which a page without frames can do with, and leaving out what passed make it four times as fast.
 */
export async function axeFaults(page: Page) {
  // In forced colours Chromium still reports the author's -webkit-text-fill-color, which axe takes for the text's.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] })
    .disableRules(isForced ? ['color-contrast'] : [])
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** In forced colours: the texts that are not in one of the visitor's own. */
export async function unforcedTexts(page: Page) {
  return await page.evaluate(() => {
    const sample = document.createElement('i')
    document.body.append(sample)
    const forced = ['CanvasText', 'LinkText', 'ButtonText', 'FieldText', 'GrayText'].map((color) => {
      sample.style.color = color
      return getComputedStyle(sample).color
    })
    sample.remove()
    return [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => element.checkVisibility() && !forced.includes(getComputedStyle(element).color))
      .map((element) => `${getComputedStyle(element).color}: ${element.textContent.slice(0, 40)}`)
  })
}

/** Sets the text as far apart as WCAG 1.4.12 says it must bear. */
export async function spaceText(page: Page) {
  await adopt(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  )
}

/** Makes the text twice as large, as WCAG 1.4.4 says it must bear. */
export async function doubleText(page: Page) {
  await adopt(page, 'html { font-size: 200% }')
}

// No policy forbids such a sheet.
async function adopt(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)
}

/** Where the page scrolls sideways, and where words are cut off or stand out of their place. */
export async function layoutFaults(page: Page) {
  return await page.evaluate(() => {
    const root = document.documentElement
    const found = root.scrollWidth > innerWidth ? [`${root.scrollWidth} px wide`] : []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('svg, .sr-only, .truncate, .marquee-window') || !element.checkVisibility()) continue
      const { display, position, overflowX, overflowY } = getComputedStyle(element)
      const words = element.textContent.trim().slice(0, 40)
      if (!words) continue
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      if (isCut) found.push(`cut off: ${words}`)
      if (element.childElementCount > 0 || display === 'inline' || position === 'absolute') continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const excess = range.getBoundingClientRect().right - element.getBoundingClientRect().right
      if (excess > 2 && overflowX === 'visible')
        found.push(`stands out by ${Math.round(excess)} px: ${words}`)
    }
    return found
  })
}

type Size = { px: 24 | 44; orSpaced?: boolean }

/**
 * The links, buttons and fields that are smaller than so many pixels; `orSpaced` lets pass a low one with as much room
 * around it. Left out are links within a sentence, whose height is that of their line (WCAG 2.5.8, "Inline"), and what
 * is not shown until it has the focus. A radio button or a checkbox is as large as its label, a link that takes a whole
 * card as large as the card.
 */
export async function smallTargets(page: Page, size: Size) {
  return await page.evaluate(({ px, orSpaced }) => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.length ?? 0) > element.textContent.length
    const placeOf = (element: HTMLElement) => {
      const takesCard = getComputedStyle(element, '::after').position === 'absolute'
      const place = takesCard ? element.closest('article') : element.closest('label')
      return (place ?? element).getBoundingClientRect()
    }
    const modal = document.querySelector('dialog:modal')
    const all = [...(modal ?? document).querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
      .map((element) => ({ element, place: placeOf(element) }))
    return all
      .filter(({ element }) => !isInSentence(element))
      .filter(({ element, place }) => {
        if (place.height >= px - 0.1 && place.width >= Math.min(px, 24)) return false
        if (!orSpaced) return true
        const room = (px - place.height) / 2
        return all.some(
          (other) =>
            other.element !== element &&
            other.place.top < place.bottom + room &&
            other.place.bottom > place.top - room &&
            other.place.left < place.right &&
            other.place.right > place.left,
        )
      })
      .map(({ element, place: { width, height } }) => {
        const name = element.textContent.trim().slice(0, 40) || element.ariaLabel || element.id
        return `${element.tagName} ${name}: ${Math.round(width)}x${Math.round(height)}`
      })
  }, size)
}

// What each field about a person says of itself, in the words of the HTML standard.
const tokens: Record<string, string> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  phone_number: 'tel',
  company: 'organization',
  'job-title': 'organization-title',
  country: 'country-name',
}
const ofAccounts: Record<string, string> = {
  email: 'username',
  password: 'new-password',
  confirm_password: 'new-password',
  new_password: 'new-password',
  confirm_new_password: 'new-password',
}
const impersonal = /^(subject|body|message|source|selectedPlan|subscribe|period-.*|)$/

/** The fields whose autocomplete token is not the one for what they ask. A field of a new name must be added above. */
export async function tokenFaults(page: Page) {
  const { pathname } = new URL(page.url())
  const expected = pathname.startsWith('/auth') ? { ...ofAccounts } : tokens
  if (pathname === '/auth/login') expected.password = 'current-password'
  const fields = await page
    .locator('main :is(input:not([type=hidden]), select, textarea)')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, autocomplete }) => ({ name, autocomplete })),
    )
  return fields
    .filter(({ name, autocomplete }) => !impersonal.test(name) && autocomplete !== expected[name])
    .map(({ name, autocomplete }) => `autocomplete of ${name}: ${autocomplete || 'none'}`)
}
