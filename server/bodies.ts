import { LRUCache } from 'lru-cache'
import { compress, compressWell, decompress, type Encoding } from './compress'

type CompressedText = {
  br: Buffer
  gzip: Buffer
  sent: number
  plain?: WeakRef<Buffer>
  decompressing?: Promise<Buffer>
}
type CachedBody = CompressedText | { raw: Buffer }

export type EncodedBody = { bytes: Buffer; encoding: Encoding }

// The best compression takes 0.2 s of a core: too much for a page that is sent once, or for many pages after a start.
const sentBeforeBest = 3

/** Compresses texts quickly at first. A text that is sent three times is compressed again, as small as possible. */
export function bodyCache(maxBytes: number) {
  const bodies = new LRUCache<string, CachedBody>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  let queue = Promise.resolve()

  async function compressBetter(hash: string, { br, sent }: CompressedText) {
    const better = await compressWell(await decompress(br))
    if (bodies.has(hash)) bodies.set(hash, { ...better, sent })
  }

  return {
    has: (hash: string) => bodies.has(hash),

    async add(hash: string, body: Buffer, isText: boolean): Promise<void> {
      if (!isText) {
        bodies.set(hash, { raw: body })
        return
      }
      const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
      bodies.set(hash, { br, gzip, sent: 0 })
    },

    get(hash: string, encoding: Encoding): EncodedBody | Promise<EncodedBody> | undefined {
      const body = bodies.get(hash)
      if (!body) return
      if ('raw' in body) return { bytes: body.raw, encoding: 'identity' }
      if (++body.sent === sentBeforeBest) queue = queue.then(() => compressBetter(hash, body)).catch(() => {})
      if (encoding === 'identity') return plainOf(body).then((bytes) => ({ bytes, encoding }))
      return { bytes: body[encoding], encoding }
    },
  }
}

// All connections share one decompressed copy, which lives as long as one of them holds it.
async function plainOf(body: CompressedText): Promise<Buffer> {
  const known = body.plain?.deref()
  if (known) return known
  body.decompressing ??= decompress(body.br).finally(() => {
    body.decompressing = undefined
  })
  const bytes = await body.decompressing
  body.plain = new WeakRef(bytes)
  return bytes
}

function sizeOf(body: CachedBody): number {
  // The cache refuses a size of 0.
  return 'raw' in body ? body.raw.length || 1 : body.br.length + body.gzip.length
}
