import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pathSheet } from './path-svg'

// So many drawings are one file at the most: about 5 KB compressed.
const sheet = 12
const longest = 300
// Each drawing of a list asks for the sum of all of them, which hangs on nothing but the slugs and the brand of the build.
const sums = new LRUCache<string, string>({ max: 1000 })

/**
 * Where the drawing of a slug lies as a file. Drawings that stand together share one, so that a page asks once for them.
 *
 * @param slug of what is drawn
 * @param among the slugs of all drawings that stand together, this one among them
 * @returns a path whose name changes with what is drawn, and the part of the file
 */
export function artAddress(slug: string, among: readonly string[] = [slug]): string {
  const index = among.indexOf(slug)
  const from = index - (index % sheet)
  const slugs = (index < 0 ? [slug] : among.slice(from, from + sheet)).map((name) => name.toWellFormed())
  return `/art/paths/${slugs.map(encodeURIComponent).join(',')}.${sumOf(slugs)}.svg#n${Math.max(0, index - from)}`
}

/**
 * What lies at an address of a drawing.
 *
 * @param path as it was asked for, without what follows a `#`
 * @returns the drawings, and whether they are those that the address was made for; null where it can be no such address
 */
export function artAt(path: string): { svg: string; isExact: boolean } | null {
  const [, names = '', hash] = /^\/art\/paths\/(.+)\.([\w-]{8})\.svg$/.exec(path) ?? []
  const slugs = names.split(',').map(decoded)
  if (slugs.length > sheet || !slugs.every((slug) => slug && slug.length <= longest)) return null
  const svg = pathSheet(slugs as string[])
  return { svg, isExact: hashOf(svg) === hash }
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

function sumOf(slugs: string[]): string {
  const key = JSON.stringify(slugs)
  const sum = sums.get(key) ?? hashOf(pathSheet(slugs))
  sums.set(key, sum)
  return sum
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
