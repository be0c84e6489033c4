import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inTurn } from './decoder'
import { type Look, lookAt, PictureFault } from './look-at'
import { pictureName } from './picture-name'
import { storedVariant, storeVariant } from './variant-store'

export type Picture = Look & {
  /** An absolute path. */
  path: string
}

/** Null when the picture cannot be shown. */
export type FindPicture = (name: string) => Promise<Picture | null>

export type Log = (level: 'error' | 'warn', event: string, details: Record<string, string>) => void
type PictureCheck = Look | { fault: string }
type PictureCache = Map<string, { stamp: string; seen: Promise<PictureCheck> }>

const known: PictureCache = new Map()

/** Reads a file again when it has changed. `dir` is absolute. Throws PictureFault. */
export async function findPicture(dir: string, name: string): Promise<Picture> {
  if (!pictureName.test(name)) throw new PictureFault('isn’t a path such as pictures/workshop.jpg')
  const path = join(dir, name)
  const { mtimeMs, ctimeMs, size } = (await stat(path).catch(() => null)) ?? {}
  const stamp = `${mtimeMs} ${ctimeMs} ${size}`
  const before = known.get(path)
  const now = before?.stamp === stamp ? before : { stamp, seen: lookOnce(path, stamp) }
  known.set(path, now)
  const seen = await now.seen
  if ('fault' in seen) throw new PictureFault(seen.fault)
  return { path, ...seen }
}

/** Logs each picture that cannot be shown, but only once. */
export function pictureFinder(dir: string, log: Log): FindPicture {
  const told = new Map<string, string>()
  return async (name) => {
    try {
      const picture = await findPicture(dir, name)
      told.delete(name)
      return picture
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error
      if (told.get(name) !== error.message)
        log('error', 'picture_not_shown', { picture: name, reason: error.message })
      told.set(name, error.message)
      return null
    }
  }
}

async function lookOnce(path: string, stamp: string): Promise<PictureCheck> {
  const note = join('looked-at', createHash('sha256').update(`${path} ${stamp}`).digest('hex'))
  const noted = await storedVariant(note)
  if (noted) return JSON.parse(noted.toString())
  try {
    const look = await inTurn(() => lookAt(path))
    await storeVariant(note, JSON.stringify(look))
    return look
  } catch (error) {
    if (error instanceof PictureFault) return { fault: error.message }
    throw error
  }
}
