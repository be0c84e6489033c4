// Builds the site unless the last build was made of the very same sources, content and settings.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, say } from './setup.mjs'

const sources = ['app', 'components', 'lib', 'upstream', 'database', 'public']
const files = [
  'package-lock.json',
  'next.config.ts',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'tsconfig.json',
  'postcss.config.mjs',
]
// Settings that end up in the pages; the rest is read when the server starts.
const baked = ['API_ROOT_URL', 'SITE_URL', 'CONTENT_DIR', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']

export function nextBin() {
  return join('node_modules', 'next', 'dist', 'bin', 'next')
}

export async function buildIfChanged() {
  await import('./load-env.mjs')
  const dist = process.env.NEXT_DIST_DIR || '.next'
  const stamp = join(dist, 'made-of')
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return say('The site is built and up to date')
  say('Building the site (half a minute)')
  rmSync(stamp, { force: true })
  rmSync(join(dist, 'cache', 'last-good'), { recursive: true, force: true })
  run(process.execPath, [nextBin(), 'build'])
  writeFileSync(stamp, now)
}

function fingerprint() {
  const hash = createHash('sha256')
  const content = process.env.CONTENT_DIR
  for (const folder of content ? [...sources, content] : sources) addFolder(hash, folder)
  for (const file of files) hash.update(file).update(readFileSync(file))
  for (const name of baked) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  return hash.digest('hex')
}

function addFolder(hash, folder) {
  if (!existsSync(folder)) return
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path))
  }
}

if (import.meta.filename === process.argv[1]) await buildIfChanged()
