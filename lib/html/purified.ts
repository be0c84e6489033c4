import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import { type PurifiedHtml, purify } from './purify'

type Purify = (html: string) => Promise<PurifiedHtml>

const maxChars = 1024 * 1024

const purifier = once('purifier', (): { apart?: Purify } => ({}))
const texts = () =>
  once(
    'purified texts',
    () =>
      new LRUCache<string, PurifiedHtml, string>({
        maxSize: maxChars,
        sizeCalculation: (text) => 100 + ('html' in text ? text.html.length : 0),
        fetchMethod: async (hash, _old, { context }) =>
          (await stored(hash)) ?? (await store(hash, await (purifier.apart ?? purify)(context))),
      }),
  )

/** Replaces the purifier of this process. */
export function setPurifier(purify: Purify): void {
  purifier.apart = purify
}

/**
 * Purifies a text, or returns the cached result. The server purifies in a separate process
 * (server/purifier.ts); a build, development and Vercel purify in their own process.
 */
export async function purified(html: string): Promise<PurifiedHtml> {
  const hash = createHash('sha256').update(html).digest('hex')
  try {
    return await texts().forceFetch(hash, { context: html })
  } catch (error) {
    // A build fails with the error. On the server, one text must not break a page.
    if (!purifier.apart) throw error
    log('error', 'text_not_sanitised', { characters: html.length, reason: (error as Error).message })
    return { isTangled: true }
  }
}

// A build stores its results, so the server loads jsdom only for new texts.
async function stored(hash: string): Promise<PurifiedHtml | undefined> {
  if (!purifier.apart) return
  // A missing or damaged file costs one more purification.
  return await readFile(fileOf(hash), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
}

async function store(hash: string, text: PurifiedHtml): Promise<PurifiedHtml> {
  if (process.env.NEXT_PHASE !== 'phase-production-build' || process.env.VERCEL) return text
  const part = `${fileOf(hash)}.${randomUUID()}`
  await mkdir(folder(), { recursive: true })
  await writeFile(part, JSON.stringify(text))
  await rename(part, fileOf(hash))
  return text
}

const fileOf = (hash: string) => join(folder(), `${hash}.json`)

const folder = () => join(process.env.NEXT_DIST_DIR || '.next', 'cache', 'purified')
