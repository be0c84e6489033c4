import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { finder } from '@/provider/facts/finder'

/** The path finder's questions, and the paths with `suits`. Null if the provider has no path finder, or no path has `suits`. */
export async function findPaths() {
  if (!finder) return null
  const paths = (valueIn(await listCareerPaths()) ?? []).filter(({ suits }) => suits.length > 0)
  return paths.length > 0 ? { finder, paths } : null
}
