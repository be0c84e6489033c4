import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, sep } from 'node:path'
import { contentDir } from '@/provider/content-dir'
import { lookAt, PictureFault } from '@/provider/pictures/look-at'
import { pictureName } from '@/provider/pictures/picture-name'
import { slugOf } from './edited-kinds'
import { isTaken, RefusedError, write } from './files'

/** Saves a picture under a free name. Throws RefusedError for anything but a photograph. */
export async function savePicture(picture: File): Promise<string> {
  const bytes = Buffer.from(await picture.arrayBuffer())
  const ending = extname(picture.name).toLowerCase()
  await check(bytes, ending)
  const name = slugOf(picture.name.slice(0, -ending.length)) || 'picture'
  for (let count = 1; ; count++) {
    const path = `pictures/${name}${count > 1 ? `-${count}` : ''}${ending}`
    if (isTaken(path) && !readFileSync(join(contentDir(), path)).equals(bytes)) continue
    if (!isTaken(path)) write(path, bytes)
    return path
  }
}

async function check(bytes: Buffer, ending: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'))
  const path = join(folder, `picture${ending.replace(/[^.a-z]/g, '')}`)
  try {
    writeFileSync(path, bytes)
    await lookAt(path)
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    throw new RefusedError(`The picture ${error.message}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function readPicture(path: string): { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined {
  const [, ending] = /\.(jpe?g|png|webp|avif)$/i.exec(path) ?? []
  if (!ending || !pictureName.test(path) || !isTaken(path)) return
  const type = `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`
  const file = realpathSync(join(contentDir(), path))
  // A symbolic link may lead out of the folder.
  if (!file.startsWith(realpathSync(contentDir()) + sep)) return
  return { bytes: new Uint8Array(readFileSync(file)), type }
}
