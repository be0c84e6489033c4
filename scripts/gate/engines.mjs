// The browsers in which the journeys of e2e/engines run, and where they are found: Playwright's own, else Debian's.
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { installPackage } from './debian.mjs'

const found = (...paths) => paths.find((path) => path && existsSync(path))

/** Where each engine is on this machine, who steers it, and what would bring it here. */
export const engines = {
  chromium: {
    playwright: findChromium,
    system: () => undefined,
    packages: 'chromium-headless-shell',
  },
  firefox: {
    playwright: () => found(firefox.executablePath()),
    system: () => found(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    packages: 'firefox-esr',
  },
  webkit: {
    playwright: () => found(webkit.executablePath()),
    // Debian's needs a screen and a window as well, which a few lines of Python open.
    system: () =>
      found('/usr/bin/Xvfb') &&
      found(
        '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
        '/usr/lib/aarch64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
      ) &&
      found('/usr/bin/WebKitWebDriver'),
    packages: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
  },
}

/** How a missing engine is told, in one line. */
export const howTo = (name) =>
  `No ${name} is here: the journeys are not tried in it. Install ${engines[name].packages} (Debian), or run npx playwright install --with-deps ${name}`

/** Installs the engines that are missing, where this machine lets us. */
export function installEngines() {
  for (const { playwright, system, packages } of Object.values(engines))
    if (!playwright() && !system()) installPackage(packages)
}
