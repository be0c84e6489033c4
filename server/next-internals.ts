import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { log } from '@/lib/log'

// Undocumented parts of Next. Each part is tried at start. When Next has changed one, the log has a line, and the
// site works without it.

export type Actions = { names?: ReadonlyMap<string, string>; areAsExpected: boolean }

type ServerFiles = { config: { distDir?: string; cacheHandlers?: Record<string, string> } }
type Manifest = { node: Record<string, { exportedName: string }> }

/** When a tag was revalidated, and when its entries end: ms since 1970. */
export type TagTimes = { stale?: number; expired?: number }

/**
 * Hands a build's configuration to Next, as Next's own standalone servers do. Compiling next.config.ts would take
 * 0.33 s and 30 MB. The same build runs with or without Redis: `isShared` adds the shared data cache.
 */
export async function handOverConfig(dist: string, isShared: boolean): Promise<void> {
  if (process.env.__NEXT_PRIVATE_STANDALONE_CONFIG !== undefined) return
  const config = await read(
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

// Next loads a cache at the first request, and answers no request when that fails. So this function tries the cache.
async function cacheAt(dist: string, name: string, loses: string): Promise<string | undefined> {
  return await tried(name, loses, async () => {
    const path = resolve(dist, `${name}.mjs`)
    const { default: cache } = await import(path)
    const methods = typeof cache === 'function' ? cache.prototype : cache
    for (const method of ['get', 'set'])
      if (typeof methods[method] !== 'function') throw new Error(`It has no ${method}.`)
    return path
  })
}

export async function actionsOf(dist: string): Promise<Actions> {
  const names = await read(
    join(dist, 'server/server-reference-manifest.json'),
    'the check of actions',
    ({ node }: Manifest) => {
      const named = Object.entries(node)
      // The manifest also lists cached functions, which no client may call.
      return new Map(
        named.flatMap(([id, { exportedName }]) => (exportedName.startsWith('$') ? [] : [[id, exportedName]])),
      )
    },
  )
  return { names, areAsExpected: true }
}

/** Tries `isReadable` on forms that React sends, and on one that a page posts without script. Sets `areAsExpected`. */
export async function tryForms(
  actions: Actions,
  dist: string,
  isReadable: (form: FormData | string, isPosted: boolean) => boolean,
): Promise<void> {
  const isTried = await tried('forms', 'the check of what a form holds', async () => {
    const samples = await Promise.all([sentByScript([state, typed()]), sentByScript([2])])
    const posted = postedFrom(readFileSync(join(dist, 'server/app/contact-us.html'), 'utf8'))
    if (!samples.every((sample) => isReadable(sample, false)) || !isReadable(posted, true))
      throw new Error('React sends a form otherwise.')
    return true
  })
  actions.areAsExpected = isTried === true
}

const state = { status: 'idle', values: {}, errors: {} }

function typed(): FormData {
  const form = new FormData()
  form.set('email', 'ada@example.com')
  return form
}

async function sentByScript(args: unknown[]): Promise<FormData | string> {
  // @ts-expect-error: it has no types.
  const { encodeReply } = await import('next/dist/compiled/react-server-dom-turbopack/client.node.js')
  return await encodeReply(args)
}

function postedFrom(html: string): FormData {
  const form = new FormData()
  const [, first = ''] = /<main[\s\S]*?<form([\s\S]*?)<\/form>/.exec(html) ?? []
  for (const [, name = '', value = ''] of first.matchAll(
    /<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g,
  ))
    form.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  return form
}

// The first push also carries the outcome of a form that was posted without script.
const first =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)(?:;self\.__next_f\.push\(([\s\S]*)\))?$/
const push = /^self\.__next_f\.push\(([\s\S]*)\)$/
const chunks =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/

/** The data that an inline script of Next's pushes to other scripts. Throws SyntaxError for invalid JSON. */
export function pushedBy(script: string): { flight: unknown[] } | { turbopack: unknown } | undefined {
  const pushed = first.exec(script) ?? push.exec(script)
  if (pushed) return { flight: pushed.slice(1).flatMap((json) => (json ? [JSON.parse(json)] : [])) }
  const list = chunks.exec(script)?.[1]
  return list ? { turbopack: JSON.parse(list) } : undefined
}

/** Headers that Next and its hosts send to themselves. A client must not send them. */
export const internalHeaders = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-nextjs-)/

// The first header says whether a cache was hit. The second tells script that its form is older than the deployment.
const publicNames = ['x-nextjs-cache', 'x-nextjs-action-not-found']

export function isInternal(name: string, isForRouter: boolean): boolean {
  return (
    (isForRouter ? /^x-middleware-/ : /^x-(?:middleware|nextjs)-/).test(name) && !publicNames.includes(name)
  )
}

export const isPrerendered = (headers: object): boolean => 'x-nextjs-prerender' in headers

let tags: Promise<Map<string, TagTimes> | undefined> | undefined

/** Next's own record of revalidated tags. Only processes that share a Redis load it. */
export function calledTags(): Promise<Map<string, TagTimes> | undefined> {
  const loses = 'tags that other processes called: pages age by time alone'
  tags ??= tried('tags-manifest.external.js', loses, async () => {
    const { tagsManifest } = await import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
    if (!(tagsManifest instanceof Map)) throw new Error('It has no tags.')
    return tagsManifest
  })
  return tags
}

async function read<T, Content>(file: string, loses: string, part: (content: Content) => T) {
  return await tried(basename(file), loses, async () => part(JSON.parse(readFileSync(file, 'utf8'))))
}

async function tried<T>(part: string, loses: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log('warn', 'next_changed', { part, loses, reason: (error as Error).message })
    return
  }
}
