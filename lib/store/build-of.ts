import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** The build's id, equal for builds of the same sources, content and settings. Throws without a build. */
export function buildOf(): string {
  known ??= readFileSync(join(process.env.NEXT_DIST_DIR || '.next', 'made-of'), 'utf8').slice(0, 16)
  return known
}
