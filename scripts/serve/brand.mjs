// Makes the files of the provider's brand (scripts/brand/make.ts) before Next starts, when the brand has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addFolder } from './fingerprint.mjs'
import { alone } from './lock.mjs'

const stamp = join('.brand', 'made-of')

/** A build holds this lock, and so does each command that changes the build's sources. */
export const buildLock = '.next-building.lock'

/** @returns {number} the exit code: above 0 when the brand has a fault, which is then on stderr */
export function makeBrand() {
  const now = sum()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 0
  const tsx = join('node_modules', 'tsx', 'dist', 'cli.mjs')
  const { status } = spawnSync(process.execPath, [tsx, 'scripts/brand/make.ts'], { stdio: 'inherit' })
  if (status === 0) writeFileSync(stamp, now)
  return status ?? 1
}

/** Waits for a running build, which could otherwise read another provider's brand files, then calls `makeBrand`. */
export function makeBrandAlone() {
  return alone(buildLock, async () => makeBrand())
}

function sum() {
  const hash = createHash('sha256')
  const content = process.env.CONTENT_DIR?.trim() || 'content'
  for (const folder of [join(content, 'brand'), 'scripts/brand', 'components/art/drawings', 'provider'])
    addFolder(hash, folder)
  return hash.update(readFileSync('package-lock.json')).digest('hex')
}

if (import.meta.filename === process.argv[1]) {
  await import('./load-env.mjs')
  process.exit(await makeBrandAlone())
}
