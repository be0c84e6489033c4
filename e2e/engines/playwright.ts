import type { BrowserType, LaunchOptions, Page } from '@playwright/test'
import type { Engine, Tab, TabOptions } from './engine'

/** Drives Chromium, or Playwright's own build of Firefox or WebKit. */
export async function playwrightEngine(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options)
  return { open, close: () => browser.close() }

  async function open({ width, height, hasScript }: TabOptions): Promise<Tab> {
    const viewport = { width, height }
    const context = await browser.newContext({
      viewport,
      javaScriptEnabled: hasScript,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    return tabOf(page)
  }
}

/** A window of Playwright's; closing it ends its visit. */
export function tabOf(page: Page): Tab {
  return {
    goto: (url) => page.goto(url),
    back: () => page.goBack(),
    url: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: (selector, option) => page.locator(selector).selectOption({ label: option }),
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  }
}
