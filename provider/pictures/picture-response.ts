import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { bakedDir } from '@/provider/content-dir'
import { decoder, inTurn } from './decoder'
import { findPicture, type Log, type Picture } from './find-picture'
import { hashOf } from './look-at'
import { namedPictures } from './named-pictures'
import { typeOf, type Variant, variantAt, widthsOf } from './photo'
import { storedVariant, storeVariant } from './variant-store'

const forEver = 'public, max-age=31536000, immutable'

const making = new Map<string, Promise<Buffer>>()

// Variants in memory, for a full or read-only disk.
const unkept = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
})
let hasWarned = false

/** A variant, which is created at its first request. Null for an unknown variant or an unreadable file. */
export async function pictureResponse(request: Request, dir: string, log: Log): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const variant = variantAt(pathname)
  const picture = variant && (await pictureByHash(dir, variant.hash))
  if (!picture || !widthsOf(picture.width).includes(variant.width)) return null
  const etag = `"${variant.hash}-${variant.width}-${variant.format}"`
  const headers = { ETag: etag, 'Cache-Control': forEver, 'X-Content-Type-Options': 'nosniff' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const bytes = await bytesOf(picture, variant, log).catch(({ message }: Error) => {
    log('error', 'picture_not_made', { picture: picture.path, reason: message })
  })
  if (!bytes) return null
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': typeOf(variant.format),
      'Content-Length': String(bytes.length),
    },
  })
}

async function bytesOf(picture: Picture, variant: Variant, log: Log): Promise<Buffer> {
  const name = `${variant.hash}-${variant.width}.${variant.format}`
  const known = unkept.get(name) ?? (await storedVariant(name))
  if (known) return known
  const made = making.get(name) ?? inTurn(() => makeAndKeep(name, picture, variant, log))
  making.set(name, made)
  return await made.finally(() => making.delete(name))
}

async function makeAndKeep(name: string, picture: Picture, variant: Variant, log: Log): Promise<Buffer> {
  const bytes = await makeVariant(picture, variant)
  const reason = await storeVariant(name, bytes)
  if (!reason) return bytes
  unkept.set(name, bytes)
  if (!hasWarned) log('warn', 'pictures_not_kept', { reason })
  hasWarned = true
  return bytes
}

// The lowest qualities that look like the original. More effort for AVIF costs seconds and saves one per cent.
const recipes = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 75 },
  jpg: { quality: 75, mozjpeg: true },
} as const

/** Creates a variant, upright and without metadata such as the place. Throws when the file is broken or has changed. */
async function makeVariant({ path, hash }: Picture, { width, format }: Variant): Promise<Buffer> {
  const bytes = await readFile(path)
  if (hashOf(bytes) !== hash) throw new Error('the file has changed')
  const sharp = await decoder()
  const picture = sharp(bytes, { failOn: 'truncated' }).autoOrient().resize(width)
  if (format === 'avif') return await picture.avif(recipes.avif).toBuffer()
  if (format === 'webp') return await picture.webp(recipes.webp).toBuffer()
  return await picture.flatten({ background: 'white' }).jpeg(recipes.jpg).toBuffer()
}

type Names = Map<string, string>

// A scan of all texts takes tens of milliseconds, so its result is used for this long.
const freshMs = 10_000
const minIntervalMs = 500

const scans = new Map<string, { at: number; names: Promise<Names> }>()

/** The picture with this hash, if a text names it now or named it when the site was built. `dir` is absolute. */
async function pictureByHash(dir: string, hash: string): Promise<Picture | null> {
  const asked = performance.now()
  const name =
    (await namesSince(dir, asked - freshMs)).get(hash) ?? (await namesFromNow(dir, asked)).get(hash)
  const picture = name ? await findPicture(dir, name).catch(() => null) : null
  return picture?.hash === hash ? picture : null
}

// A text may have named the picture since the last scan. So a failed lookup waits for a scan that begins after it.
async function namesFromNow(dir: string, asked: number): Promise<Names> {
  const { at } = scans.get(dir) ?? { at: 0 }
  if (at < asked) await setTimeout(Math.max(0, at + minIntervalMs - performance.now()))
  return await namesSince(dir, asked)
}

async function namesSince(dir: string, instant: number): Promise<Names> {
  const last = scans.get(dir)
  if (last && last.at >= instant) return await last.names
  const names = scan(dir)
  scans.set(dir, { at: performance.now(), names })
  return await names
}

async function scan(dir: string): Promise<Names> {
  const named = await Promise.all(
    [...new Set([dir, bakedDir()])].map((texts) => namedPictures(texts).catch(() => [])),
  )
  const all = [...new Set(named.flat().map(({ picture }) => picture))]
  const found = all.map(async (name) => {
    const picture = await findPicture(dir, name).catch(() => null)
    return picture ? [[picture.hash, name] as const] : []
  })
  return new Map((await Promise.all(found)).flat())
}
