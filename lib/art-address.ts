import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pathSheet } from './path-svg'

// One file holds at most this many drawings, about 5 KB compressed.
const maxDrawings = 12
const maxChars = 300
// The hash of a whole list depends on the slugs and the brand alone.
const sums = new LRUCache<string, string>({ max: 1000 })

/** The address contains a hash of the drawing. Drawings on one page share a file. */
export function artAddress(slug: string, among: readonly string[] = [slug]): string {
  const index = among.indexOf(slug)
  const from = index - (index % maxDrawings)
  const slugs = (index < 0 ? [slug] : among.slice(from, from + maxDrawings)).map((name) =>
    name.toWellFormed(),
  )
  return `/art/paths/${slugs.map(encodeURIComponent).join(',')}.${sumOf(slugs)}.svg#n${Math.max(0, index - from)}`
}

/** The drawings at an address, and whether they still have its hash; null for an impossible address. */
export function artAt(path: string): { svg: string; isExact: boolean } | null {
  const [, names = '', hash] = /^\/art\/paths\/(.+)\.([\w-]{8})\.svg$/.exec(path) ?? []
  const slugs = names.split(',').map(decoded)
  if (slugs.length > maxDrawings || !slugs.every((slug) => slug && slug.length <= maxChars)) return null
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
