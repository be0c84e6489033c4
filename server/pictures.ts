import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { pictureAddress } from '@/lib/address/picture-address'
import { publicHeaders } from './finish'
import { policyOfFile } from './policy'
import { Refusal } from './refusal'
import type { RenderedResponse, RenderRequest } from './render'

const failedMs = 10_000

/** Caches pictures that Next scales in 60 to 90 ms each. Throws a Refusal for a picture that no page shows. */
export function scaledPictures(
  scale: (request: RenderRequest) => Promise<RenderedResponse>,
  maxBytes = 16 * 1024 * 1024,
) {
  const pictures = new LRUCache<string, RenderedResponse, RenderRequest>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length || 1,
    ignoreFetchAbort: true,
    // 0 reads the clock at each use. Another value reads it by a timer, which is late in a busy process.
    ttlResolution: 0,
    async fetchMethod(_, __, { options, context }) {
      const rendered = await scale(context)
      const { status, body } = rendered
      const [, seconds = 0] = /max-age=(\d+)/.exec(String(rendered.headers['cache-control'])) ?? []
      options.ttl = status === 200 ? Math.max(1000, Number(seconds) * 1000) : failedMs
      const headers = { 'content-security-policy': policyOfFile, ...publicHeaders(rendered) }
      return { status, headers, body }
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
    const isSized = [w, q].every((size) => /^[1-9]\d{0,3}$/.test(size))
    if (pictureAddress(address) !== address || !isLegible(address) || !isSized)
      throw new Refusal(400, 'This isn’t a picture of this site.')
    const type = accept.includes('image/webp') ? 'image/webp' : '*/*'
    const scaled = `/_next/image?${new URLSearchParams({ url: address, w, q })}`
    const key = `${scaled} ${type}`
    if (!pictures.has(key)) await admit()
    return await pictures.forceFetch(key, {
      context: { url: scaled, headers: { host, accept: type }, address: client },
    })
  }
}

// Next decodes the address, so the check decodes it too.
function isLegible(address: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(address))
  } catch {
    return false
  }
}
