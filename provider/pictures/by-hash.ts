import { setTimeout } from 'node:timers/promises'
import { bakedDir } from '@/provider/content-dir'
import { findPicture, type Picture } from './find-picture'
import { namedPictures } from './named-pictures'

type Names = Map<string, string>

// A scan of all texts takes tens of milliseconds, so its result is used for this long.
const freshMs = 10_000
const minIntervalMs = 500

const scans = new Map<string, { at: number; names: Promise<Names> }>()

/** The picture with this hash, if a text names it now or named it when the site was built. `dir` is absolute. */
export async function pictureByHash(dir: string, hash: string): Promise<Picture | null> {
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
