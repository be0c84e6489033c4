import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { nameOf } from '@/provider/content-dir'
import { decoder } from './decoder'

// More pixels than a dense screen shows would cost time for nothing.
const maxMegabytes = 15
const maxSidePx = 8000
const maxMegapixels = 40

// Part of each hash. It must change with the recipes in picture-response.ts, or browsers keep old variants.
const recipe = '1'

const kinds = ['jpeg', 'png', 'webp', 'heif']

/** The message follows the picture's name, such as "is broken". */
export class PictureFault extends Error {
  override name = 'PictureFault'
}

/** A hash of the content, and the size as shown. */
export type Look = { hash: string; width: number; height: number }

/** Reads a picture completely. Throws PictureFault when it is missing, broken, too large or not a photograph. */
export async function lookAt(path: string): Promise<Look> {
  const bytes = await bytesOf(path)
  const sharp = await decoder()
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    // The file's ending may claim another format.
    if (!kinds.includes(format)) throw notAPhotograph()
    checkSize(autoOrient)
    // Decodes the whole picture, to find a truncated file.
    await sharp(bytes, { failOn: 'truncated' }).resize(32).toBuffer()
    return { hash: hashOf(bytes), ...autoOrient }
  } catch (error) {
    if (error instanceof PictureFault) throw error
    throw new PictureFault('is broken: it can’t be read to its end')
  }
}

async function bytesOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new PictureFault(`doesn’t exist: ${nameOf(path)} is missing`)
  if (!/\.(jpe?g|png|webp|avif)$/i.test(path)) throw notAPhotograph()
  const size = found.size / 1e6
  if (size > maxMegabytes)
    throw new PictureFault(`is ${size.toFixed(1)} MB, and can be up to ${maxMegabytes}: save it smaller`)
  return await readFile(path).catch((error: Error) => {
    throw new PictureFault(`can’t be read: ${error.message}`)
  })
}

const notAPhotograph = () => new PictureFault('isn’t a photograph: use JPEG, PNG, WebP or AVIF')

function checkSize({ width, height }: { width: number; height: number }): void {
  const pixels = `is ${width} × ${height} pixels`
  if (Math.max(width, height) > maxSidePx)
    throw new PictureFault(`${pixels}, and can be up to ${maxSidePx} on each side: save it smaller`)
  if (width * height > maxMegapixels * 1e6)
    throw new PictureFault(`${pixels}, and can have up to ${maxMegapixels} million: save it smaller`)
}

/** Nobody can guess this hash without the picture. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32)
}
