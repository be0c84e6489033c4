import { listCareerPaths } from './api/career-paths'

const pause = 60_000

/**
 * Remembers which career paths there are, so that an unknown address costs nothing: it is looked up in the
 * upstream's list, which is read again at most once a minute, however many unknown addresses are asked for.
 * Takes: how the list is read, and a clock in milliseconds.
 */
export function rememberCareerPaths(read = listCareerPaths, now = Date.now) {
  const slugs = new Set<string>()
  let isKnown = false
  let triedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function refresh() {
    triedAt = now()
    try {
      for (const { slug } of await read()) slugs.add(slug)
      isKnown = true
    } catch {
      isKnown = false
    }
  }

  /** Whether a career path of that slug may exist. While the list has not been read, every one may. Never throws. */
  return async function mayExist(slug: string): Promise<boolean> {
    if (slugs.has(slug)) return true
    if (now() - triedAt >= pause) reading = refresh()
    if (!isKnown) return true
    await reading
    return slugs.has(slug) || !isKnown
  }
}
