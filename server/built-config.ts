import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The configuration that a build was made with, as JSON, in the form in which the servers that Next writes itself hand it
 * on. With it a start neither compiles next.config.ts nor loads the compiler, which is a third of a second and 30 MB. Next
 * documents no way to hand it over: where it takes no notice, it reads next.config.ts.
 *
 * @param dist the folder of the build, which has another name while it is built
 * @param isShared whether Redis shares the data cache: the same build serves with it and without
 */
export function builtConfig(dist: string, isShared: boolean): string {
  const { config } = JSON.parse(readFileSync(join(dist, 'required-server-files.json'), 'utf8'))
  const cacheHandler = resolve(dist, 'page-cache.mjs')
  const cacheHandlers = { ...config.cacheHandlers, default: resolve(dist, 'data-cache.mjs') }
  return JSON.stringify({ ...config, distDir: dist, cacheHandler, ...(isShared && { cacheHandlers }) })
}
