import { expect } from '@playwright/test'
import type { Tab } from './engine'
import { headingAt, linksHere, pointOfLink, screenHere } from './in-page-links'

export type Link = { href: string; isInMain: boolean }
type Screen = NonNullable<ReturnType<typeof screenHere>>

const intervals = [30, 50, 100, 250]
const polling = { timeout: 8000, intervals }

/** A visitor reads for this long before a click. Prefetched pages have arrived by then. */
const readingMs = 2000

/**
 * Presses links of a settled page: one that script drives, and whose visitor has scrolled down and up and read for two
 * seconds.
 * @param chooses selects links among those to other pages of the site
 * @param loaded what each address shows after a full load; this function adds missing addresses
 * @returns how many were pressed, and a line for each fault
 */
export async function pressLinks(
  tab: Tab,
  site: string,
  path: string,
  chooses: (link: Link) => boolean,
  loaded: Map<string, Screen>,
) {
  const faults: string[] = []
  const source = await load(tab, site, path, loaded)
  await tab.goto(site + path)
  const links = (await linksOf(tab)).filter((link) => isElsewhere(link.href, path) && chooses(link))
  for (const { href } of links) await load(tab, site, href, loaded)
  let isSettled = false
  for (const { href } of links) {
    if (!isSettled) await tab.goto(site + path).then(() => settle(tab))
    await tab.evaluate('void (window.isSettled = true)')
    await press(tab, href)
    const fault = await differenceFrom(tab, loaded.get(href) as Screen)
    if (fault) faults.push(`${path} → ${href}: ${fault}`)
    isSettled = !fault && (await isBack(tab, source))
  }
  return { pressed: links.length, faults }
}

/**
 * Presses those links of a settled page that lead to anchors.
 * @returns how many were pressed, and a line for each link whose heading is out of view or behind a sticky part
 */
export async function pressAnchors(tab: Tab, site: string, path: string, chooses: (link: Link) => boolean) {
  const faults: string[] = []
  await tab.goto(site + path)
  const links = (await linksOf(tab)).filter((link) => link.href.includes('#') && chooses(link))
  let isSettled = false
  for (const { href } of links) {
    if (!isSettled) await tab.goto(site + path).then(() => settle(tab))
    await press(tab, href)
    const fault = await faultOfHeading(tab, href)
    if (fault) faults.push(`${path} → ${href}: ${fault}`)
    isSettled = !isElsewhere(href, path)
  }
  return { pressed: links.length, faults }
}

// Waits until the heading at the anchor stands still in view. After eight seconds, returns why it cannot be read.
async function faultOfHeading(tab: Tab, href: string): Promise<string | undefined> {
  let seen: ReturnType<typeof headingAt> = null
  const isRead = async () => {
    const before = seen
    seen = (await run(tab, headingAt, href)) as typeof seen
    return !!seen && !seen.fault && seen.top === before?.top
  }
  const message = () => (seen as ReturnType<typeof headingAt>)?.fault || 'its page has not come'
  return await expect
    .poll(isRead, polling)
    .toBe(true)
    .then(() => undefined, message)
}

/** Waits until script drives the page, then scrolls down and up, and reads for two seconds. */
export async function settle(tab: Tab) {
  const state = () => tab.evaluate('document.documentElement.dataset.script').catch(() => '')
  await expect.poll(state, { intervals }).toMatch(/near|here/)
  // A click starts script, but would also move the focus. So this clicks only if nothing else has started script.
  if ((await state()) !== 'here') await tab.click(2, 300)
  await expect.poll(state, { intervals }).toBe('here')
  await tab.evaluate('void scrollTo({ top: document.body.scrollHeight, behavior: "instant" })')
  await new Promise((resolve) => setTimeout(resolve, readingMs / 2))
  await tab.evaluate('void scrollTo({ top: 0, behavior: "instant" })')
  await new Promise((resolve) => setTimeout(resolve, readingMs / 2))
}

const linksOf = async (tab: Tab) => (await run(tab, linksHere)) as Link[]

const isElsewhere = (href: string, path: string) => href.replace(/#.*/, '') !== path.replace(/#.*/, '')

async function load(tab: Tab, site: string, href: string, loaded: Map<string, Screen>): Promise<Screen> {
  const known = loaded.get(href)
  if (known) return known
  await tab.goto(site + href)
  let screen: unknown
  await expect.poll(async () => (screen = await run(tab, screenHere)), { intervals }).not.toBe(null)
  loaded.set(href, screen as Screen)
  return screen as Screen
}

async function press(tab: Tab, href: string) {
  let point: unknown
  const look = async () => {
    const before = JSON.stringify(point)
    point = await run(tab, pointOfLink, href)
    return point !== null && JSON.stringify(point) === before
  }
  await expect.poll(look, { message: `${href} can be pressed`, intervals }).toBe(true)
  const { x, y } = point as { x: number; y: number }
  await tab.click(x, y)
}

async function differenceFrom(tab: Tab, expected: Screen): Promise<string | undefined> {
  let seen: Screen | null = null
  const isSame = async () => {
    seen = (await run(tab, screenHere)) as Screen | null
    return JSON.stringify(seen) === JSON.stringify(expected)
  }
  const isShown = await expect
    .poll(isSame, polling)
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  if (isShown) return
  const { at, h1, text } = (seen ?? { at: 'nothing', h1: '', text: '' }) as Screen
  if (at !== expected.at) return `is at ${at}`
  if (h1 !== expected.h1) return `shows “${h1}” instead of “${expected.h1}”`
  const index = [...text].findIndex((letter, place) => letter !== expected.text[place])
  const part = (whole: string) => whole.slice(Math.max(0, index - 30), index + 60)
  return `shows “${part(text)}” instead of “${part(expected.text)}”`
}

// Goes back. Returns whether the browser shows the former page again in the same document, still settled.
async function isBack(tab: Tab, source: Screen) {
  const isSame = 'window.isSettled === true'
  if (!(await tab.evaluate(isSame))) return false
  await tab.back()
  const shows = async () => ((await run(tab, screenHere)) as Screen | null)?.h1 === source.h1
  return await expect
    .poll(shows, polling)
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

// The call rejects when the page navigates meanwhile.
const run = (tab: Tab, call: (...args: never[]) => unknown, ...args: unknown[]) =>
  tab.evaluate(`(${call})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`).catch(() => null)
