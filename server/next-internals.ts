import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { log } from '@/lib/log'

// What this server uses of Next without its documentation. Each part is tried at start. A part that Next has changed is left
// out, with one line in the log, and the site does without it.

/** The server actions of a build: the name of each by its id. */
export type Actions = ReadonlyMap<string, string>

type ServerFiles = { config: { distDir?: string; cacheHandlers?: Record<string, string> } }
type Manifest = { node: Record<string, { exportedName: string }> }

/** When a tag was called, and from when on what carries it is not shown: milliseconds since 1970. */
export type TagTimes = { stale?: number; expired?: number }

/**
 * Hands the configuration of a build to Next as the servers do that Next writes itself. A start then neither compiles
 * next.config.ts nor loads the compiler: a third of a second and 30 MB.
 *
 * @param dist the folder of the build, which has another name while it is built
 * @param isShared whether Redis shares the data cache: the same build serves with it and without
 */
export async function handOverConfig(dist: string, isShared: boolean): Promise<void> {
  if (process.env.__NEXT_PRIVATE_STANDALONE_CONFIG !== undefined) return
  const config = read(
    join(dist, 'required-server-files.json'),
    'a quick start and its caches',
    ({ config }: ServerFiles) => {
      if (typeof config.distDir !== 'string') throw new Error('It has no configuration.')
      return config
    },
  )
  if (!config) return
  const cacheHandler = await cacheAt(
    dist,
    'page-cache',
    'the exact age of pages, and pages of other processes',
  )
  const data = isShared && (await cacheAt(dist, 'data-cache', 'answers of other processes'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
    ...config,
    distDir: dist,
    ...(cacheHandler && { cacheHandler }),
    ...(data && { cacheHandlers: { ...config.cacheHandlers, default: data } }),
  })
}

// Next would load a cache at the first request, and answer none without it.
async function cacheAt(dist: string, name: string, loses: string): Promise<string | undefined> {
  const path = resolve(dist, `${name}.mjs`)
  try {
    const { default: cache } = await import(path)
    const methods = typeof cache === 'function' ? cache.prototype : cache
    for (const method of ['get', 'set'])
      if (typeof methods[method] !== 'function') throw new Error(`It has no ${method}.`)
    return path
  } catch (error) {
    tellChanged(name, loses, error)
    return
  }
}

/**
 * The server actions of a build.
 *
 * @param dist the folder of the build
 * @returns nothing where Next keeps them elsewhere than it did: then it alone decides
 */
export function actionsOf(dist: string): Actions | undefined {
  return read(
    join(dist, 'server/server-reference-manifest.json'),
    'the check of forms',
    ({ node }: Manifest) => {
      const named = Object.entries(node)
      // What is cached lies there as well, and is nobody's to call.
      return new Map(
        named.flatMap(([id, { exportedName }]) => (exportedName.startsWith('$') ? [] : [[id, exportedName]])),
      )
    },
  )
}

let tags: Promise<Map<string, TagTimes> | undefined> | undefined

/** Next's own record of the tags that were called. Only processes that share a Redis load it. */
export function calledTags(): Promise<Map<string, TagTimes> | undefined> {
  tags ??= import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
    .then(({ tagsManifest }) => {
      if (!(tagsManifest instanceof Map)) throw new Error('It has no tags.')
      return tagsManifest
    })
    .catch((error) => {
      tellChanged(
        'tags-manifest.external.js',
        'tags that other processes called: pages age by time alone',
        error,
      )
      return undefined
    })
  return tags
}

function read<T, Content>(file: string, loses: string, part: (content: Content) => T): T | undefined {
  try {
    return part(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    tellChanged(file.split('/').at(-1) ?? file, loses, error)
    return
  }
}

function tellChanged(part: string, loses: string, error: unknown): void {
  log('warn', 'next_changed', { part, loses, reason: (error as Error).message })
}
