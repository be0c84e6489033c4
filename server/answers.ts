import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log'
import { previewIn } from '@/lib/preview/preview'
import { isMeasured } from '@/lib/routing/measured'
import { cachedAddress } from '@/lib/routing/queries'
import type { Asked, Made } from './ask'
import { keepBodies } from './bodies'
import { type Finished, finish, toldOf } from './finish'
import type { Parts } from './light-page'
import { isPrerendered } from './next-internals'
import { isWorthPacking } from './pack'
import type { FilmPolicy } from './policy'

/** An answer that is the same for everybody; its body is kept by its sum, once for all addresses that have it. */
export type Entry = {
  status: number
  headers: OutgoingHttpHeaders
  sum: string
  at: number
}

/** What all answers share: what pages refer to, and what the provider's analytics and film from elsewhere need. */
export type Frame = Parts & { measurement?: { sources: string[] }; film?: { policy: FilmPolicy } }

// Next decides when a page is made anew; asking it once a second is enough.
const freshFor = 1000
// A page takes 20 ms. Where it takes longer the site is busy, and an older copy goes out.
const patience = 50
const forgetUnkeptAfter = 60_000
const most = 5000

// By these Next's answers differ, as its Vary says.
const varying = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'] as const
// The first is never cached; the bodies of each answer are compressed here.
const varyingElsewhere = ['next-router-state-tree', 'accept-encoding']
const known = new Set<string>([...varying, ...varyingElsewhere])
// Links that people share are shorter, and thousands of addresses are kept in mind.
const longest = 1000

/**
 * Under what an answer may be kept for everybody.
 *
 * @returns nothing where the answer may be the visitor's own
 */
export function keyOf(
  method: string | undefined,
  url: string,
  headers: IncomingHttpHeaders,
): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longest) return
  if (headers['next-router-state-tree'] || headers['next-action']) return
  // Draft mode alone opens nothing: what everybody gets is asked for without cookies.
  if (isPreview(url, headers)) return
  const address = cachedAddress(url, headers.rsc !== undefined)
  if (!address || !headers.rsc) return address
  return [address, ...varying.map((name) => headers[name] ?? '')].join('\n')
}

/**
 * Whether a visitor may see a draft at this address.
 */
export function isPreview(url: string, { cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && previewIn(cookie, url.replace(/\?.*/s, '')) !== null
}

/** What a film from elsewhere needs at an address: home alone shows one. */
export function filmAt(url: string, { film }: Pick<Frame, 'film'>): FilmPolicy | undefined {
  return /^\/(?:\?|$)/.test(url) ? film?.policy : undefined
}

/**
 * Keeps the answers that are the same for everybody, packed once, and asks for each anew after a second.
 *
 * @param askNext gives what Next makes
 * @param frame what its pages refer to
 * @param bytes how much is kept at most, packed
 */
export function keepAnswers(
  askNext: (asked: Asked) => Promise<Made>,
  frame: Frame,
  bytes = 24 * 1024 * 1024,
) {
  const bodies = keepBodies(bytes)
  const entries = new LRUCache<string, Entry>({ max: most })
  const unkept = new LRUCache<string, true>({ max: most, ttl: forgetUnkeptAfter })
  // What became of a body that Next gave. A thousand unknown addresses have one body.
  const finished = new LRUCache<string, Pick<Finished, 'changes'> & { data?: string }>({ max: most })
  const making = new Map<string, Promise<Entry | undefined>>()
  const reported = new Set<string>()
  let generation = 0

  async function renew(key: string, { address, headers }: Asked): Promise<Entry | undefined> {
    const born = generation
    const [url = ''] = key.split('\n', 1)
    const made = await askNext({ url, address, headers: only(headers) })
    const entry = isForAll(made) && !isUnkeyed(made) ? await entryOf(made, url) : undefined
    // Made before the answers were emptied, it is for those who have asked already, and for nobody after them.
    if (born !== generation) return entry
    making.delete(key)
    if (entry) entries.set(key, entry)
    else entries.delete(key)
    if (!entry) unkept.set(key, true)
    return entry
  }

  async function entryOf(made: Made, url: string): Promise<Entry> {
    const analytics = made.status === 200 && isMeasured(url) ? frame.measurement?.sources : undefined
    const film = filmAt(url, frame)
    const source = createHash('sha1')
      .update(made.body)
      .update(analytics ? 'measured' : '')
      .update(film ? 'film' : '')
      .digest('base64')
    let known = finished.get(source)
    if (!known || !bodies.has(known.changes.etag) || (known.data && !bodies.has(known.data))) {
      const { body, changes, data } = finish(made, frame, true, { analytics, film })
      known = { changes, data: data?.sum }
      finished.set(source, known)
      await bodies.add(changes.etag, body, isWorthPacking(made.headers['content-type']))
      if (data) await bodies.add(data.sum, Buffer.from(data.json), true)
    }
    const { changes } = known
    return {
      status: made.status,
      headers: { ...toldOf(made), ...changes },
      sum: changes.etag,
      at: Date.now(),
    }
  }

  // One render at a time for an address, however many ask.
  function renewed(key: string, asked: Asked): Promise<Entry | undefined> {
    const running = making.get(key)
    if (running) return running
    const made = renew(key, asked).catch((error) => {
      making.delete(key)
      throw error
    })
    making.set(key, made)
    return made
  }

  // Another header would tell visitors apart, and one would get what is another's.
  function isUnkeyed({ headers }: Made): boolean {
    const names = String(headers.vary ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
    const unknown = names.filter((name) => name !== '' && !known.has(name))
    const isNew = unknown.some((name) => !reported.has(name))
    for (const name of unknown) reported.add(name)
    if (isNew) log('warn', 'answers_not_cached', { vary: unknown.join(' ') })
    return unknown.length > 0
  }

  return {
    /** The body of an entry, or the data of a page, by its sum. */
    bodyOf: bodies.get,

    /** The answer where it is kept and fresh. */
    fresh(key: string): Entry | undefined {
      const entry = entries.get(key)
      return entry && Date.now() - entry.at < freshFor ? entry : undefined
    },

    /**
     * Asks Next again. Where that takes long or fails, the older copy goes out.
     *
     * @param admit is called before something is made that is not in memory
     * @returns nothing where the answer may be the visitor's own
     * @throws what `admit` and Next's handler throw
     */
    async renewed(key: string, asked: Asked, admit: () => Promise<void>): Promise<Entry | undefined> {
      if (unkept.has(key)) return
      const older = entries.get(key)
      if (!older) {
        await admit()
        return await renewed(key, asked)
      }
      const newer = renewed(key, asked).catch(() => older)
      return await Promise.race([newer, after(patience, older)])
    },

    /** When something was published: every page may be another one now. */
    empty(): void {
      generation++
      entries.clear()
      making.clear()
    },
  }
}

function isForAll({ status, headers }: Made): boolean {
  const caching = String(headers['cache-control'])
  if ('set-cookie' in headers) return false
  // The page of what does not exist is made once, though nobody else is to store it.
  if (status === 404) return isPrerendered(headers)
  return status === 200 && /s-maxage|public|immutable/.test(caching) && !/private|no-store/.test(caching)
}

// What the answer may depend on: a header that only some visitors send must not change what all others get.
function only(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const names = ['host', ...varying].filter((name) => headers[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}
