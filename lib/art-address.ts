import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { decoded } from './address/decoded'
import { pathSheet } from './path-svg'

// One file holds at most this many drawings, and is then about 5 KB compressed.
const maxDrawings = 12
const maxChars = 300
// A file's hash depends only on its slugs and the brand, so it can be cached.
const hashes = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (slugs) => hashOf(pathSheet(JSON.parse(slugs))),
})

/** A drawing's address, with a hash of the file. Up to 12 drawings of a page share a file: `among` has the slugs. */
export function artAddress(slug: string, among: readonly string[] = [slug]): string {
  const index = among.indexOf(slug)
  const from = index - (index % maxDrawings)
  const slugs = (index < 0 ? [slug] : among.slice(from, from + maxDrawings)).map((name) =>
    name.toWellFormed(),
  )
  const names = slugs.map(encodeURIComponent).join(',')
  return `/art/paths/${names}.${hashes.memo(JSON.stringify(slugs))}.svg#n${Math.max(0, index - from)}`
}

/** The drawings at an address; null for an address that no file can have. `isExact`: the hash is current. */
export function artAt(path: string): { svg: string; isExact: boolean } | null {
  const [, names = '', hash] = /^\/art\/paths\/(.+)\.([\w-]{8})\.svg$/.exec(path) ?? []
  const slugs = names.split(',').map(decoded)
  if (slugs.length > maxDrawings || !slugs.every((slug) => slug && slug.length <= maxChars)) return null
  const svg = pathSheet(slugs as string[])
  return { svg, isExact: hashOf(svg) === hash }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
