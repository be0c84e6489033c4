import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { pictureAddress } from '@/lib/address/picture-address'
import type { Asked, Made } from './ask'
import { toldOf } from './finish'
import { policyOfFile } from './policy'
import { Refusal } from './refusal'

type Picture = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

const failedFor = 10_000

/**
 * Keeps the pictures that Next has scaled, as scaling one takes 60 to 90 ms. A fault is kept for ten seconds.
 *
 * @param askNext gives what Next makes
 * @param bytes how much is kept at most
 * @returns gives a picture by its address (`/_next/image?…`); `admit` is called before one is made. It throws a Refusal
 *   where the address is not that of a picture which a page may show
 */
export function scaledPictures(askNext: (asked: Asked) => Promise<Made>, bytes = 16 * 1024 * 1024) {
  const kept = new LRUCache<string, Picture, Asked>({
    maxSize: bytes,
    sizeCalculation: ({ body }) => body.length || 1,
    ignoreFetchAbort: true,
    // It reads the clock each time, not once a millisecond by a timer that comes late in a busy process.
    ttlResolution: 0,
    async fetchMethod(_, __, { options, context }) {
      const made = await askNext(context)
      const headers = { 'content-security-policy': policyOfFile, ...toldOf(made) }
      const [, seconds = 0] = /max-age=(\d+)/.exec(String(made.headers['cache-control'])) ?? []
      options.ttl = made.status === 200 ? Math.max(1000, Number(seconds) * 1000) : failedFor
      return { status: made.status, headers, body: made.body }
    },
  })

  return async (
    url: string,
    { host, accept = '' }: IncomingHttpHeaders,
    client: string,
    admit: () => Promise<void>,
  ) => {
    const query = new URLSearchParams(url.replace(/^[^?]*/, ''))
    const [address = '', w = '', q = ''] = ['url', 'w', 'q'].map((name) => query.get(name) ?? '')
    const isSized = [w, q].every((size) => /^[1-9]\d{0,3}$/.test(size ?? ''))
    if (pictureAddress(address) !== address || !isLegible(address) || !isSized)
      throw new Refusal(400, 'This is no picture of this site.')
    // All that Next looks for in what a browser takes.
    const takes = accept.includes('image/webp') ? 'image/webp' : '*/*'
    const asked = `/_next/image?${new URLSearchParams({ url: address, w, q })}`
    const key = `${asked} ${takes}`
    if (!kept.has(key)) await admit()
    return await kept.forceFetch(key, {
      context: { url: asked, headers: { host, accept: takes }, address: client },
    })
  }
}

// Next decodes it.
function isLegible(address: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(address))
  } catch {
    return false
  }
}
