import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'
import type { Engine, Tab, TabOptions } from '../../../e2e/engines/engine'

export const findFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  )

// Playwright drives only its own builds of Firefox, so Puppeteer drives Debian's. WebDriver BiDi cannot disable a
// page's script, so tests without script have a second Firefox.
export function firefoxEngine(executablePath: string): Engine {
  const browsers = new Map<boolean, Promise<Browser>>()
  const launch = (hasScript: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'javascript.enabled': hasScript },
    })

  async function open({ width, height, hasScript }: TabOptions): Promise<Tab> {
    const browser = browsers.get(hasScript) ?? launch(hasScript)
    browsers.set(hasScript, browser)
    const context = await (await browser).createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width, height })
    return {
      goto: (url) => page.goto(url),
      // Puppeteer's `goBack` waits for a load event, which a page from the back-forward cache does not fire.
      back: () => page.evaluate('setTimeout(() => history.back())'),
      url: async () => page.url(),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      choose: (selector, option) => page.select(selector, option),
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: () => context.close(),
    }
  }

  return {
    open,
    close: () => Promise.all([...browsers.values()].map(async (browser) => (await browser).close())),
  }
}
