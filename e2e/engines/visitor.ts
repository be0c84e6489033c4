import { expect } from '@playwright/test'
import type { Tab } from './engine'
import { isShown, pointOf, selectAll } from './in-page'
import { settle } from './presses'

/** A person at a browser, so that a journey says what the person does and sees, in any engine. */
export function visitor(tab: Tab, siteUrl: string) {
  // The call rejects when the page navigates meanwhile.
  const ask = async (run: (...args: never[]) => unknown, ...args: unknown[]) =>
    await tab.evaluate(`(${run})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`).catch(() => null)

  async function find(kind: 'press' | 'field', name: string) {
    let point: { x: number; y: number; id: string; paints: number } | null = null
    // The element must be at the same place in two paints, because a click would miss a moving element.
    const look = async () => {
      const before = point
      point = (await ask(pointOf, kind, name)) as typeof point
      if (!point || !before || point.paints === before.paints) return false
      return point.x === before.x && point.y === before.y
    }
    await expect.poll(look, { message: `“${name}” can be reached`, intervals }).toBe(true)
    return point as unknown as NonNullable<typeof point>
  }

  return {
    tab,
    goTo: (path: string) => tab.goto(siteUrl + path),
    goBack: () => tab.back(),

    /** Clicks on an empty place and waits until script drives the page. */
    async touch() {
      if (process.env.E2E_SETTLED) return await settle(tab)
      await tab.click(2, 300)
      const isHere = () =>
        tab.evaluate("document.documentElement.dataset.script === 'here'").catch(() => false)
      await expect.poll(isHere, { message: 'script is here', intervals }).toBe(true)
    },

    /** Clicks a link, button or choice by its name. */
    async press(name: string) {
      const { x, y } = await find('press', name)
      await tab.click(x, y)
    },

    async fill(label: string, text: string) {
      const { x, y } = await find('field', label)
      await tab.click(x, y)
      await ask(selectAll)
      await tab.type(text)
    },

    async choose(label: string, option: string) {
      const { id } = await find('field', label)
      await tab.choose(`[id="${id}"]`, option)
    },

    async sees(text: string, timeout?: number) {
      const message = `“${text}” is shown`
      await expect.poll(() => ask(isShown, text), { message, timeout, intervals }).toBe(true)
    },

    async seesNo(text: string, timeout?: number) {
      const message = `“${text}” is gone`
      await expect.poll(() => ask(isShown, text), { message, timeout, intervals }).toBe(false)
    },

    /** Waits until the tab shows `path`, the address after the site's origin. */
    async isAt(path: string) {
      const at = async () => (await tab.url()).slice(siteUrl.length)
      await expect.poll(at, { message: 'the address', intervals }).toBe(path)
    },

    async hasTitle(title: string) {
      await expect.poll(() => tab.evaluate('document.title').catch(() => ''), { intervals }).toBe(title)
    },
  }
}

const intervals = [50, 100, 100, 250]

export type Visitor = ReturnType<typeof visitor>
