// `tsx scripts/gate/machine/install.ts [package…]` installs the named Debian packages. Without names it installs the
// browsers and fonts that `npm test` misses. It does nothing without root or apt.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { say } from '../../serve/setup.mjs'
import { findFirefox } from './firefox'
import { findWebKit } from './webkit'

const shell = '/usr/bin/chromium-headless-shell'
// Tests need Arial's widths to see that nothing shifts when the site's own fonts load.
const arial = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''

const needs: [string, boolean][] = [
  ['fonts-liberation', /arial|liberation|arimo/i.test(arial)],
  ['chromium-headless-shell', !!process.env.CHROMIUM_PATH || existsSync(shell)],
  ['firefox-esr', existsSync(firefox.executablePath()) || !!findFirefox()],
  [
    'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
    existsSync(webkit.executablePath()) || !!findWebKit(),
  ],
]
const named = process.argv.slice(2)
const missing = named.length > 0 ? named : needs.filter(([, isThere]) => !isThere).map(([name]) => name)

if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
  for (const name of missing) {
    say(`Installing ${name} for the tests`)
    const install = `apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy ${name}`
    spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  }
