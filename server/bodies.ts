import { LRUCache } from 'lru-cache'
import { type Encoding, pack, packWell, unpack } from './pack'

/** A text has two packed forms, anything else is kept as it is. */
type Kept = { br: Buffer; gzip: Buffer } | { raw: Buffer }

/** A body as it is sent. */
export type Sent = { bytes: Buffer; encoding: Encoding }

/**
 * Keeps bodies, each once however many addresses have it. Texts are packed: at first quickly, then as small as it gets,
 * one at a time.
 *
 * @param bytes how much is kept at most
 */
export function keepBodies(bytes: number) {
  const kept = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: sizeOf })
  let packing = Promise.resolve()

  async function packBetter(sum: string, body: Buffer) {
    const packed = await packWell(body)
    if (kept.has(sum)) kept.set(sum, packed)
  }

  return {
    has: (sum: string) => kept.has(sum),

    /** @param sum tells one body from another */
    async add(sum: string, body: Buffer, isText: boolean): Promise<void> {
      if (!isText) {
        kept.set(sum, { raw: body })
        return
      }
      const [br, gzip] = await Promise.all([pack(body, 'br'), pack(body, 'gzip')])
      kept.set(sum, { br, gzip })
      // Where that fails it stays as it is.
      packing = packing.then(() => packBetter(sum, body)).catch(() => {})
    },

    /** @returns nothing where it had to give way to others */
    get(sum: string, encoding: Encoding): Sent | Promise<Sent> | undefined {
      const body = kept.get(sum)
      if (!body) return
      if ('raw' in body) return { bytes: body.raw, encoding: 'identity' }
      if (encoding === 'identity') return unpack(body.br).then((bytes) => ({ bytes, encoding }))
      return { bytes: body[encoding], encoding }
    },
  }
}

function sizeOf(kept: Kept): number {
  // An answer may be empty, and the cache takes no nothing.
  return 'raw' in kept ? kept.raw.length || 1 : kept.br.length + kept.gzip.length
}
