import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export const decompress: (br: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

export function isCompressible(type: unknown): boolean {
  return /^text\/|json|javascript|xml|manifest|wasm|x-component/.test(String(type))
}

const negotiated = new LRUCache<string, Encoding, undefined>({
  max: 100,
  memoMethod: (header) => {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
    return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
  },
})

export function encodingFor(accepted: string | string[] = ''): Encoding {
  return negotiated.memo(String(accepted))
}

/** Takes 5 ms for the largest page. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return await toBrotli(bytes, brotli(bytes, 5))
  return encoding === 'gzip' ? await toGzip(bytes, { level: 6 }) : bytes
}

/** Compresses as small as possible. Takes 0.4 s for the largest page. */
export async function compressWell(bytes: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzip] = await Promise.all([
    toBrotli(bytes, brotli(bytes, constants.BROTLI_MAX_QUALITY)),
    toGzip(bytes, { level: 9 }),
  ])
  return { br, gzip }
}

function brotli({ length }: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: length } }
}
