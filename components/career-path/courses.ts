import type { CareerPathSummary } from '@/lib/api/career-paths'

/** The best rated career paths, best first; those without a rating come last. */
export function popularPaths(paths: CareerPathSummary[], count: number): CareerPathSummary[] {
  return paths.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)).slice(0, count)
}

/**
 * The career paths that start last, the newest first; those without a date that can be read come last. Those in
 * `except` stand elsewhere on the page and are left out.
 */
export function newestPaths(
  paths: CareerPathSummary[],
  count: number,
  except: CareerPathSummary[] = [],
): CareerPathSummary[] {
  return paths
    .filter((path) => !except.includes(path))
    .sort((a, b) => startOf(b) - startOf(a))
    .slice(0, count)
}

// ISO, or "10, January 2027".
function startOf({ courseStart }: CareerPathSummary): number {
  return Date.parse(courseStart?.replace(',', '') ?? '') || 0
}
