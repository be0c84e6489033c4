// A Chromium for the tests: Debian's headless shell where it can be had, else what is there, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { say } from '../serve/setup.mjs'
import { installFonts, installPackage } from './debian.mjs'

// The shell is Chromium without a window: what Playwright would use itself, and a third quicker.
const shell = '/usr/bin/chromium-headless-shell'
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds a Chromium on this machine.
 *
 * @param {boolean} [withWindow] whether somebody wants to look on, which the shell cannot serve
 * @returns {string | undefined} its path
 */
export function findChromium(withWindow = false) {
  const shells = withWindow ? [] : [shell]
  return [process.env.CHROMIUM_PATH, ...shells, chromium.executablePath(), ...system].find(
    (path) => path && existsSync(path),
  )
}

export function installChromium() {
  installFonts()
  if (!process.env.CHROMIUM_PATH && !existsSync(shell)) installPackage('chromium-headless-shell')
  if (findChromium()) return
  say('Asking Playwright for a Chromium for the tests')
  const ask = ['playwright', 'install', '--with-deps', 'chromium']
  spawnSync('npx', ask, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  if (findChromium()) return
  process.stderr.write('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.\n')
  process.exit(1)
}
