import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** What a browser may be sent in. */
export type Encoding = 'br' | 'gzip' | 'identity'

const [toBrotli, fromBrotli, toGzip] = [brotliCompress, brotliDecompress, gzip].map(promisify) as [
  (bytes: Buffer, options: object) => Promise<Buffer>,
  (bytes: Buffer) => Promise<Buffer>,
  (bytes: Buffer, options: object) => Promise<Buffer>,
]

/** What is worth it: pictures, fonts and films are small already. */
export function isWorthPacking(type: unknown): boolean {
  return /^text\/|json|javascript|xml|manifest|wasm|x-component/.test(String(type))
}

// Browsers send a handful of them.
const known = new LRUCache<string, Encoding>({ max: 100 })

/**
 * @param accepted a request's Accept-Encoding
 * @returns the smallest encoding that the client takes
 */
export function encodingFor(accepted: string | string[] = ''): Encoding {
  const header = String(accepted)
  const seen = known.get(header)
  if (seen) return seen
  const encoding = negotiated(header)
  known.set(header, encoding)
  return encoding
}

function negotiated(header: string): Encoding {
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([
    'br',
    'gzip',
    'identity',
  ])
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity'
}

/** Quickly, for one visitor: 5 ms for the largest page. */
export async function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return await toBrotli(bytes, brotli(bytes, 5))
  return encoding === 'gzip' ? await toGzip(bytes, { level: 6 }) : bytes
}

/** As small as it gets, for many visitors: 0.4 s for the largest page. */
export async function packWell(bytes: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzip] = await Promise.all([
    toBrotli(bytes, brotli(bytes, constants.BROTLI_MAX_QUALITY)),
    toGzip(bytes, { level: 9 }),
  ])
  return { br, gzip }
}

export async function unpack(br: Buffer): Promise<Buffer> {
  return await fromBrotli(br)
}

function brotli({ length }: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: length } }
}
