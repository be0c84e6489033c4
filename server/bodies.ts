import { LRUCache } from 'lru-cache'
import { type Encoding, pack, packWell, unpack } from './pack'

/** A text has two packed forms, anything else is kept as it is. */
type Text = { br: Buffer; gzip: Buffer; sent: number; plain?: WeakRef<Buffer>; unpacking?: Promise<Buffer> }
type Kept = Text | { raw: Buffer }

/** A body as it is sent. */
export type Sent = { bytes: Buffer; encoding: Encoding }

// To pack a page as small as it gets takes a fifth of a second of a core. That is nothing beside a page that many read, and too
// much for what one crawler asks for, or for the hundred pages that a process which has just started is asked for.
const worthPackingWell = 3

/**
 * Keeps bodies, each once however many addresses have it. Texts are packed: at first quickly, then, once one has been asked for
 * three times, as small as it gets, one at a time.
 *
 * @param bytes how much is kept at most
 */
export function keepBodies(bytes: number) {
  const kept = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: sizeOf })
  let packing = Promise.resolve()

  async function packBetter(sum: string, { br, sent }: Text) {
    const packed = await packWell(await unpack(br))
    if (kept.has(sum)) kept.set(sum, { ...packed, sent })
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
      kept.set(sum, { br, gzip, sent: 0 })
    },

    /** @returns nothing where it had to give way to others */
    get(sum: string, encoding: Encoding): Sent | Promise<Sent> | undefined {
      const body = kept.get(sum)
      if (!body) return
      if ('raw' in body) return { bytes: body.raw, encoding: 'identity' }
      // Where that fails it stays as it is.
      if (++body.sent === worthPackingWell)
        packing = packing.then(() => packBetter(sum, body)).catch(() => {})
      if (encoding === 'identity') return unpacked(body).then((bytes) => ({ bytes, encoding }))
      return { bytes: body[encoding], encoding }
    },
  }
}

// One copy, however many connections it waits in: it lives as long as one of them holds it.
async function unpacked(body: Text): Promise<Buffer> {
  const known = body.plain?.deref()
  if (known) return known
  body.unpacking ??= unpack(body.br).finally(() => {
    body.unpacking = undefined
  })
  const bytes = await body.unpacking
  body.plain = new WeakRef(bytes)
  return bytes
}

function sizeOf(kept: Kept): number {
  // An answer may be empty, and the cache takes no nothing.
  return 'raw' in kept ? kept.raw.length || 1 : kept.br.length + kept.gzip.length
}
