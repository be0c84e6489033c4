import type { CareerPathSummary } from '@/lib/api/career-paths'

/** The limits of how many paths are compared. */
export const minPaths = 2
export const maxPaths = 4

export type Choice<Path> = {
  /** In the order of the address, each once. */
  chosen: Path[]
  /** Unknown names that have the form of a slug. */
  unknown: string[]
  /** The number of known names beyond `maxPaths`, which `chosen` lacks. */
  left: number
}

// Limits for reading an address. No link of the site exceeds them.
const read = { letters: 4000, names: 60, shown: 3 }

/** The paths that an address asks to compare: slugs in `paths`, separated by commas or repeated. */
export function choiceOf<Path extends Pick<CareerPathSummary, 'slug'>>(
  asked: string | string[] | undefined,
  paths: readonly Path[],
): Choice<Path> {
  const names = [asked ?? []]
    .flat()
    .join()
    .slice(0, read.letters)
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const each = [...new Set(names)].slice(0, read.names)
  const known = each.flatMap((name) => paths.find(({ slug }) => slug.toLowerCase() === name) ?? [])
  const unknown = each.filter((name) => !paths.some(({ slug }) => slug.toLowerCase() === name))
  return {
    chosen: known.slice(0, maxPaths),
    unknown: unknown.filter((name) => /^[\w-]{1,40}$/.test(name)).slice(0, read.shown),
    left: Math.max(0, known.length - maxPaths),
  }
}

export function compareAddress(slugs: readonly string[]): `/compare?paths=${string}` {
  return `/compare?paths=${slugs.join(',')}`
}
