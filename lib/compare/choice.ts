import type { CareerPathSummary } from '@/lib/api/career-paths'

/** How many career paths stand side by side. */
export const fewest = 2
export const most = 4

export type Choice<Path> = {
  /** In the order of the address, each once. */
  chosen: Path[]
  /** What the address names and nobody knows: only names that could be ours, as they are shown. */
  unknown: string[]
  /** How many more it names than there is room for. */
  left: number
}

// An address that names more is no visitor's.
const read = { letters: 4000, names: 60, shown: 3 }

/**
 * Which career paths an address asks to compare.
 *
 * @param asked the values of `paths`: slugs, with commas between them or each a value of its own
 * @param paths all that there are
 */
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
    chosen: known.slice(0, most),
    unknown: unknown.filter((name) => /^[\w-]{1,40}$/.test(name)).slice(0, read.shown),
    left: Math.max(0, known.length - most),
  }
}

/**
 * Where career paths stand side by side.
 *
 * @param slugs of the paths, in their order
 */
export function compareAddress(slugs: readonly string[]): `/compare?paths=${string}` {
  return `/compare?paths=${slugs.join(',')}`
}
