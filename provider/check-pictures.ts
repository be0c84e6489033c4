import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentDir, nameOf } from './content-dir'
import type { Finding } from './finding'
import { readText } from './read'

// In megabytes and pixels. What is larger than a screen of twice the density shows costs an editor's and a server's time.
const heaviest = 15
const widest = 8000
const narrowest = 600

type Named = { picture: string; file: string; line: number }

/**
 * Looks at each picture that the provider's folder names: a path such as pictures/workshop.jpg.
 *
 * @returns those that are missing, broken, too large, too small or drawn, at the line that names them
 */
export async function checkPictures(): Promise<Finding[]> {
  const found: Finding[] = []
  for (const { picture, file, line } of namedPictures()) {
    const fault = await faultOf(picture)
    if (fault)
      found.push({ level: fault.isBad ? 'error' : 'warning', file, line, message: `${picture} ${fault.is}` })
  }
  return found
}

function namedPictures(): Named[] {
  const texts = readdirSync(contentDir(), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ya?ml|md)$/.test(name) && !/(^|[/\\])(node_modules|\.)/.test(name),
  )
  return texts.sort().flatMap((name) => {
    const { text, file } = readText(name)
    return text.split('\n').flatMap((words, index) =>
      [...words.matchAll(/(?<![\w/.-])pictures\/[\w./-]+\.\w+/g)].map(([picture]) => ({
        picture,
        file,
        line: index + 1,
      })),
    )
  })
}

async function faultOf(picture: string): Promise<{ is: string; isBad: boolean } | undefined> {
  const bad = (is: string) => ({ is, isBad: true })
  const path = join(contentDir(), picture)
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) return bad(`is not there: ${nameOf(path)} is missing`)
  if (!/\.(jpe?g|png|webp|avif)$/i.test(picture)) return bad('is no photograph: use JPEG, PNG, WebP or AVIF')
  const size = stat.size / 1e6
  if (size > heaviest) return bad(`has ${size.toFixed(1)} MB, and may have ${heaviest}: save it smaller`)
  const { width, height } = await sizeOf(path)
  if (!width || !height) return bad('is broken: it cannot be read to its end')
  const pixels = `is ${width} × ${height} pixels`
  if (Math.max(width, height) > widest)
    return bad(`${pixels}, and may have ${widest} a side: save it smaller`)
  if (Math.max(width, height) < narrowest)
    return { is: `${pixels}, which looks coarse: ${narrowest} on the longer side are wanted`, isBad: false }
  return
}

async function sizeOf(path: string): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await sharp(path).metadata()
    // All of it is decoded, which one that was cut short does not survive.
    if (Math.max(width, height) <= widest) await sharp(path, { failOn: 'truncated' }).resize(32).toBuffer()
    return { width, height }
  } catch {
    return {}
  }
}
