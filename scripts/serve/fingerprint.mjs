// Hashes all that a build depends on: two equal hashes mean two equal builds.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'app',
  'components',
  'lib',
  'provider',
  'upstream',
  'delivery',
  'mail',
  'database',
  'server',
  'scripts/brand',
  'public',
]
/** The files of a build outside of these folders. */
export const files = [
  'package.json',
  'package-lock.json',
  'next.config.ts',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'tsconfig.json',
  'postcss.config.mjs',
]
// Settings that end up in the pages; the rest is read when the server starts.
const baked = [
  'API_ROOT_URL',
  'API_PICTURES_PATH',
  'COUNTRIES_URL',
  'SITE_URL',
  'CONTENT_DIR',
  'NOW',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
]

export function fingerprint() {
  const hash = createHash('sha256')
  for (const folder of [...sources, process.env.CONTENT_DIR?.trim() || 'content']) addFolder(hash, folder)
  for (const file of files) hash.update(file).update(readFileSync(file))
  for (const name of baked) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  return hash.digest('hex')
}

/** Adds all files of a folder except tests, packages, a repository's history, the editor and its schemas. */
export function addFolder(hash, folder) {
  if (!existsSync(folder)) return
  for (const path of filesIn(folder).sort()) {
    if (!/\.test\.tsx?$|(^|[/\\])(node_modules|\.git|\.schemas|provider[/\\]edit)[/\\]/.test(path))
      hash.update(path).update(readFileSync(path))
  }
}

/** The paths of all files below a folder. */
export function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
