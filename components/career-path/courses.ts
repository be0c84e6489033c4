import type { CareerPathSummary } from '@/lib/api/career-paths'

/** Best rated first; paths without a rating come last. */
export function popularPaths(paths: CareerPathSummary[], count: number): CareerPathSummary[] {
  return paths.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)).slice(0, count)
}

/** Latest start first; paths without a readable date come last. */
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

// Reads an ISO date, or "10, January 2027".
function startOf({ courseStart }: CareerPathSummary): number {
  return Date.parse(courseStart?.replace(',', '') ?? '') || 0
}
