import { LRUCache } from 'lru-cache'
import { type Encoding, pack, packWell, unpack } from './pack'

type Packed = { br: Buffer; gzip: Buffer }

/**
 * Keeps texts packed, each once however many addresses have it: at first quickly, then as small as it gets, one text at
 * a time.
 *
 * @param bytes how much is kept at most, packed
 */
export function keepBodies(bytes: number) {
  const kept = new LRUCache<string, Packed>({ maxSize: bytes, sizeCalculation: sizeOf })
  let packing = Promise.resolve()

  async function packBetter(sum: string, body: Buffer) {
    const packed = await packWell(body)
    if (kept.has(sum)) kept.set(sum, packed)
  }

  return {
    /** @param sum tells one text from another */
    async add(sum: string, body: Buffer): Promise<void> {
      if (kept.has(sum)) return
      const [br, gzip] = await Promise.all([pack(body, 'br'), pack(body, 'gzip')])
      kept.set(sum, { br, gzip })
      packing = packing.then(() => packBetter(sum, body))
    },

    /** @returns nothing where it had to give way to others */
    get(sum: string, encoding: Encoding): Buffer | Promise<Buffer> | undefined {
      const packed = kept.get(sum)
      return packed && (encoding === 'identity' ? unpack(packed.br) : packed[encoding])
    },
  }
}

function sizeOf({ br, gzip }: Packed): number {
  return br.length + gzip.length
}
