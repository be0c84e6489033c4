// Installs what the tests need besides npm's packages, where this machine lets us: as root on Debian and its kin.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from '../serve/setup.mjs'

export const isRoot = process.getuid?.() === 0

/** Installs a Debian package; where that cannot be done, nothing happens. */
export function installPackage(name) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  say(`Installing ${name} for the tests`)
  const install = `apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy ${name}`
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
}

/** Makes sure of Python 3, whose WSGI server stands before the upstream in a test. */
export function installPython() {
  const isThere = () => spawnSync('python3', ['--version']).status === 0
  if (!isThere()) installPackage('python3')
  if (isThere()) return
  process.stderr.write(
    'No Python 3 is here and none can be installed: e2e/deployments/upstream.spec.ts needs it.\n',
  )
  process.exit(1)
}

/** Makes sure of a font of Arial's widths, by which it is measured that nothing moves when the site's own fonts come. */
export function installFonts() {
  const found = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''
  if (!/arial|liberation|arimo/i.test(found)) installPackage('fonts-liberation')
}
