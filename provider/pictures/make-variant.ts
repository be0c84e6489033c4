import { readFile } from 'node:fs/promises'
import { decoder } from './decoder'
import type { Picture } from './find-picture'
import { hashOf } from './look-at'
import type { Variant } from './photo'

// The lowest qualities that look like the original. More effort for AVIF costs seconds and saves one per cent.
const recipes = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 75 },
  jpg: { quality: 75, mozjpeg: true },
} as const

/** Creates a variant, upright and without metadata such as the place. Throws when the file is broken or has changed. */
export async function makeVariant({ path, hash }: Picture, { width, format }: Variant): Promise<Buffer> {
  const bytes = await readFile(path)
  if (hashOf(bytes) !== hash) throw new Error('the file has changed')
  const sharp = await decoder()
  const picture = sharp(bytes, { failOn: 'truncated' }).autoOrient().resize(width)
  if (format === 'avif') return await picture.avif(recipes.avif).toBuffer()
  if (format === 'webp') return await picture.webp(recipes.webp).toBuffer()
  return await picture.flatten({ background: 'white' }).jpeg(recipes.jpg).toBuffer()
}
