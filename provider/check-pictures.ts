import { join } from 'node:path'
import { contentDir, nameOf } from './content-dir'
import type { Finding } from './finding'
import { findPicture } from './pictures/find-picture'
import { PictureFault } from './pictures/look-at'
import { namedPictures } from './pictures/named-pictures'

const minWidthPx = 600

/** Finds pictures that are missing, broken, too large, too small or drawn, with the lines that name them. */
export async function checkPictures(): Promise<Finding[]> {
  const named = await namedPictures(contentDir())
  const found = named.map(async ({ picture, text, line }): Promise<Finding[]> => {
    const [level, is] = (await faultOf(picture)) ?? []
    const file = nameOf(join(contentDir(), text))
    return level ? [{ level, file, line, message: `${picture} ${is}` }] : []
  })
  return (await Promise.all(found)).flat()
}

async function faultOf(name: string): Promise<[level: Finding['level'], is: string] | undefined> {
  try {
    const { width, height } = await findPicture(contentDir(), name)
    if (Math.max(width, height) >= minWidthPx) return
    const wanted = `use at least ${minWidthPx} on the longer side`
    return ['warning', `is ${width} × ${height} pixels, which will look blurred: ${wanted}`]
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    return ['error', error.message]
  }
}
