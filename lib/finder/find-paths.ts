import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { listCareerPaths } from '@/lib/api/content'
import { finder } from '@/provider/facts/finder'
import type { Finder } from '@/provider/kinds/finder'

/** The path finder's questions, and the paths with `suits`. */
export type FinderWithPaths = { finder: Finder; paths: CareerPathSummary[] }

/** Null if the provider has no path finder, or no path has `suits`. */
export async function findPaths(): Promise<FinderWithPaths | null> {
  if (!finder) return null
  const paths = (valueIn(await listCareerPaths()) ?? []).filter(({ suits }) => suits.length > 0)
  return paths.length > 0 ? { finder, paths } : null
}
