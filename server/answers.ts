import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Asked, Made } from './ask'
import { keepBodies } from './bodies'
import type { Encoding } from './pack'

type Entry = { status: number; headers: OutgoingHttpHeaders; sum: string; at: number }

// Next decides when a page is made anew; asking it once a second is enough.
const freshFor = 1000
const forgetUnkeptAfter = 60_000

// By these Next's answers differ, as its Vary says.
const varying = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'] as const
const forOne = ['next-router-state-tree', 'next-action', 'range'] as const
const personal = /^\/(?:dashboard|auth|api)(?:[/?]|$)/i
const draft = /(?:^|;\s*)__prerender_bypass=/

/** The answers that are the same for everybody. */
export type Answers = ReturnType<typeof keepAnswers>

/**
 * Keeps the answers that are the same for everybody, packed once, and asks for each anew after a second.
 *
 * @param make asks Next and finishes what it says
 * @param bytes how much is kept at most, packed
 */
export function keepAnswers(make: (asked: Asked) => Promise<Made>, bytes = 48 * 1024 * 1024) {
  const bodies = keepBodies(bytes)
  const entries = new LRUCache<string, Entry>({ max: 5000 })
  const unkept = new LRUCache<string, true>({ max: 5000, ttl: forgetUnkeptAfter })
  const making = new Map<string, Promise<Entry | undefined>>()
  let generation = 0

  async function renew(key: string, asked: Asked): Promise<Entry | undefined> {
    const born = generation
    const { status, headers, body } = await make(asked)
    const isKept = isForAll(status, headers)
    if (isKept) await bodies.add(String(headers.etag), body)
    const entry = isKept ? { status, headers, sum: String(headers.etag), at: Date.now() } : undefined
    // Made before the answers were emptied, it is for those who have asked already, and for nobody after them.
    if (born !== generation) return entry
    making.delete(key)
    if (entry) entries.set(key, entry)
    else {
      entries.delete(key)
      unkept.set(key, true)
    }
    return entry
  }

  // One render at a time for an address, however many ask.
  function renewOnce(key: string, asked: Asked): Promise<Entry | undefined> {
    const running = making.get(key)
    if (running) return running
    const made = renew(key, asked).catch((error) => {
      making.delete(key)
      throw error
    })
    making.set(key, made)
    return made
  }

  return {
    /**
     * @param asked what a visitor asks for
     * @returns status, headers and body of the answer; nothing where it may be this visitor's own
     * @throws what Next's handler throws
     */
    async get({ method, url, headers, address }: Asked, encoding: Encoding) {
      if (!isPublicRead(method, url, headers)) return
      const key = [url, ...varying.map((name) => headers[name] ?? '')].join('\n')
      if (unkept.has(key)) return
      const kept = entries.get(key)
      const isFresh = kept && Date.now() - kept.at < freshFor
      const entry = isFresh ? kept : await renewOnce(key, { url, address, headers: only(headers) })
      const body = entry && (await bodies.get(entry.sum, encoding))
      return body && { status: entry.status, headers: entry.headers, body }
    },

    /** When something was published: every page may be another one now. */
    empty(): void {
      generation++
      entries.clear()
      making.clear()
    },
  }
}

function isPublicRead(method = 'GET', url: string, headers: Asked['headers']): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (personal.test(url) || draft.test(headers.cookie ?? '')) return false
  return !forOne.some((name) => name in headers)
}

function isForAll(status: number, headers: OutgoingHttpHeaders): boolean {
  const caching = String(headers['cache-control'])
  return (
    (status === 200 || status === 404) &&
    /s-maxage|public|immutable/.test(caching) &&
    !/private|no-store/.test(caching) &&
    !('set-cookie' in headers)
  )
}

// What the answer may depend on. A header that only some visitors send must not change what all others get.
function only(headers: Asked['headers']): Asked['headers'] {
  const names = ['host', ...varying].filter((name) => headers[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}
