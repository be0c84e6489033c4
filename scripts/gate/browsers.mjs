// The browsers of the tests: Playwright's own, or a Chromium of this machine.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { say } from '../serve/setup.mjs'
import { install } from './tools.mjs'

// This Chromium has no window, and is a third quicker than one with a window.
const shell = '/usr/bin/chromium-headless-shell'
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium. `withWindow`: a person watches, so it must show a window. */
export function findChromium(withWindow = false) {
  const shells = withWindow ? [] : [shell]
  return [process.env.CHROMIUM_PATH, ...shells, chromium.executablePath(), ...system].find(
    (path) => path && existsSync(path),
  )
}

/** Installs a Chromium if none is found, and the gate's other programs if this machine allows it. */
export function installBrowsers() {
  install()
  if (findChromium()) return
  say('Installing Playwright’s Chromium for the tests')
  const ask = ['playwright', 'install', '--with-deps', 'chromium']
  spawnSync('npx', ask, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  if (findChromium()) return
  process.stderr.write('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.\n')
  process.exit(1)
}

/**
 * Whether Playwright's own ffmpeg is installed. Playwright records video only with that one, and without it each
 * recorded test fails.
 */
export function hasFfmpeg() {
  const own = import.meta.resolve('@playwright/test/package.json')
  const list = new URL('../../playwright-core/browsers.json', own)
  const { browsers } = JSON.parse(readFileSync(list, 'utf8'))
  const { revision } = browsers.find(({ name }) => name === 'ffmpeg')
  return existsSync(chromium.executablePath().replace(/chromium-.*/, `ffmpeg-${revision}`))
}
