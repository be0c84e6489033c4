import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log'
import { previewIn } from '@/lib/preview/preview'
import { isMeasured } from '@/lib/routing/measured'
import { cachedAddress } from '@/lib/routing/queries'
import { bodyCache } from './bodies'
import { isCompressible } from './compress'
import { type FinishedResponse, finish, publicHeaders } from './finish'
import type { Parts } from './light-page'
import { isPrerendered } from './next-internals'
import type { FilmPolicy } from './policy'
import type { RenderedResponse, RenderRequest } from './render'

/** A response for everybody. Addresses with equal bodies share one body, by its hash. */
export type CachedResponse = {
  status: number
  headers: OutgoingHttpHeaders
  bodyHash: string
  at: number
}

export type Frame = Parts & { measurement?: { sources: string[] }; film?: { policy: FilmPolicy } }

const freshMs = 1000
// A render takes 20 ms. When it takes longer than this, the site is busy, and the stale response goes out.
const maxRenderWaitMs = 50
const uncachedMs = 60_000
const maxEntries = 5000
const maxUrlLength = 1000

// Next's responses differ by these request headers, as its Vary says.
const varying = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'] as const
// Requests with `next-router-state-tree` are never cached. This server itself handles `accept-encoding`.
const knownVary = new Set<string>([...varying, 'next-router-state-tree', 'accept-encoding'])

/** The cache key of a request; undefined when its response may be the visitor's own. */
export function keyOf(
  method: string | undefined,
  url: string,
  headers: IncomingHttpHeaders,
): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxUrlLength) return
  if (headers['next-router-state-tree'] || headers['next-action']) return
  // Draft mode's cookie without a signed preview opens no draft: cached responses are rendered without cookies.
  if (isPreview(url, headers)) return
  const address = cachedAddress(url, headers.rsc !== undefined)
  if (!address || !headers.rsc) return address
  return [address, ...varying.map((name) => headers[name] ?? '')].join('\n')
}

export function isPreview(url: string, { cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && previewIn(cookie, url.replace(/\?.*/s, '')) !== null
}

/** The policy for a film that another site hosts. Only the home page shows a film. */
export function filmAt(url: string, { film }: Pick<Frame, 'film'>): FilmPolicy | undefined {
  return /^\/(?:\?|$)/.test(url) ? film?.policy : undefined
}

/** Caches the responses that are the same for everybody, compressed once, for a second. */
export function responseCache(
  renderPage: (request: RenderRequest) => Promise<RenderedResponse>,
  frame: Frame,
  maxBytes = 24 * 1024 * 1024,
) {
  const bodies = bodyCache(maxBytes)
  const entries = new LRUCache<string, CachedResponse>({ max: maxEntries })
  const uncached = new LRUCache<string, true>({ max: maxEntries, ttl: uncachedMs })
  // The key is a hash of Next's body, so a thousand unknown addresses share one entry.
  const finished = new LRUCache<string, Pick<FinishedResponse, 'changes'> & { dataHash?: string }>({
    max: maxEntries,
  })
  const rendering = new Map<string, Promise<CachedResponse | undefined>>()
  const reported = new Set<string>()
  let generation = 0

  async function renew(
    key: string,
    { address, headers }: RenderRequest,
  ): Promise<CachedResponse | undefined> {
    const born = generation
    const [url = ''] = key.split('\n', 1)
    const rendered = await renderPage({ url, address, headers: keyed(headers) })
    const entry = isForAll(rendered) && !isUnkeyed(rendered) ? await entryOf(rendered, url) : undefined
    // A render that began before a publication is only for the visitors who wait for it, so it is not cached.
    if (born !== generation) return entry
    rendering.delete(key)
    if (entry) entries.set(key, entry)
    else {
      entries.delete(key)
      uncached.set(key, true)
    }
    return entry
  }

  async function entryOf(rendered: RenderedResponse, url: string): Promise<CachedResponse> {
    const { status, headers } = rendered
    const analytics = status === 200 && isMeasured(url) ? frame.measurement?.sources : undefined
    const film = filmAt(url, frame)
    const source = createHash('sha1')
      .update(rendered.body)
      .update(analytics ? 'measured' : '')
      .update(film ? 'film' : '')
      .digest('base64')
    let known = finished.get(source)
    if (!known || !bodies.has(known.changes.etag) || (known.dataHash && !bodies.has(known.dataHash))) {
      const { body, changes, data } = finish(rendered, frame, true, { analytics, film })
      known = { changes, dataHash: data?.hash }
      finished.set(source, known)
      await bodies.add(changes.etag, body, isCompressible(headers['content-type']))
      if (data) await bodies.add(data.hash, Buffer.from(data.json), true)
    }
    const { changes } = known
    return {
      status,
      headers: { ...publicHeaders(rendered), ...changes },
      bodyHash: changes.etag,
      at: Date.now(),
    }
  }

  function renewedOnce(key: string, request: RenderRequest): Promise<CachedResponse | undefined> {
    const running = rendering.get(key)
    if (running) return running
    const renewal = renew(key, request).catch((error) => {
      rendering.delete(key)
      throw error
    })
    rendering.set(key, renewal)
    return renewal
  }

  // A response that varies by a header which the key lacks could reach the wrong visitor.
  function isUnkeyed({ headers }: RenderedResponse): boolean {
    const names = String(headers.vary ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
    const unknown = names.filter((name) => name !== '' && !knownVary.has(name))
    const isNew = unknown.some((name) => !reported.has(name))
    for (const name of unknown) reported.add(name)
    if (isNew) log('warn', 'answers_not_cached', { vary: unknown.join(' ') })
    return unknown.length > 0
  }

  return {
    bodyOf: bodies.get,

    // When the render is slow or fails, the stale response goes out. Undefined: the response may be the visitor's own.
    async entry(key: string, request: RenderRequest, admit: () => Promise<void>) {
      const known = entries.get(key)
      if (known && Date.now() - known.at < freshMs) return known
      if (uncached.has(key)) return
      if (!known) {
        await admit()
        return await renewedOnce(key, request)
      }
      const newer = renewedOnce(key, request).catch(() => known)
      return await Promise.race([newer, after(maxRenderWaitMs, known)])
    },

    empty(): void {
      generation++
      entries.clear()
      rendering.clear()
    },
  }
}

function isForAll({ status, headers }: RenderedResponse): boolean {
  const caching = String(headers['cache-control'])
  if ('set-cookie' in headers) return false
  // Next prerenders one 404 page for everybody, although the page's headers forbid other caches to store it.
  if (status === 404) return isPrerendered(headers)
  return status === 200 && /s-maxage|public|immutable/.test(caching) && !/private|no-store/.test(caching)
}

// A header that only some visitors send must not change what all others get.
function keyed(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const names = ['host', ...varying].filter((name) => headers[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}
