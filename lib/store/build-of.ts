import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/**
 * What the build that this process serves is called: two that were made of the same sources, content and settings are one.
 *
 * @throws Error where there is no build
 */
export function buildOf(): string {
  known ??= readFileSync(join(process.env.NEXT_DIST_DIR || '.next', 'made-of'), 'utf8').slice(0, 16)
  return known
}
