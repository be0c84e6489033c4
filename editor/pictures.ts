import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentDir } from '@/provider/content-dir'
import { isTaken, write } from './files'
import { slugOf } from './listed'
import { RefusedError } from './refused-error'

const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' }

/**
 * Puts a picture into the folder of pictures, under a name that is free.
 *
 * @returns its path in the provider’s folder
 * @throws RefusedError where it is no photograph that can be shown
 */
export async function savePicture(picture: File): Promise<string> {
  const bytes = Buffer.from(await picture.arrayBuffer())
  const ending = endings[(await formatOf(bytes)) ?? '']
  if (!ending) throw new RefusedError('This is no photograph: use JPEG, PNG, WebP or AVIF')
  const name = slugOf(picture.name.replace(/\.\w+$/, '')) || 'picture'
  for (let count = 1; ; count++) {
    const path = `pictures/${name}${count > 1 ? `-${count}` : ''}.${ending}`
    if (isTaken(path) && !readFileSync(join(contentDir(), path)).equals(bytes)) continue
    if (!isTaken(path)) write(path, bytes)
    return path
  }
}

/**
 * A picture of the folder, for the form that names it.
 *
 * @param path as a file names it
 */
export function readPicture(path: string): { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined {
  const [, ending = ''] =
    /^pictures\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(jpe?g|png|webp|avif)$/i.exec(path) ?? []
  if (!ending || !isTaken(path)) return
  const type = `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`
  return { bytes: new Uint8Array(readFileSync(join(contentDir(), path))), type }
}

async function formatOf(bytes: Buffer): Promise<string | undefined> {
  try {
    const { format } = await sharp(bytes).metadata()
    await sharp(bytes, { failOn: 'truncated' }).resize(32).toBuffer()
    return format
  } catch {
    throw new RefusedError('This picture is broken: it cannot be read to its end')
  }
}
