import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'
import type { Engine, Tab, TabOptions } from '../../../e2e/engines/engine'

export const findFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  )

// Playwright drives only its own builds. WebDriver BiDi cannot turn a page's script off, so a second Firefox
// has none at all.
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
      // Its own Back waits for a load, which a page from the back-forward cache does not have.
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
