import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { finder } from '@/provider/facts/finder'

/** The path finder's questions, and the paths with `suits`. Null without a path finder or such a path. */
export async function findPaths() {
  if (!finder) return null
  const paths = (valueIn(await listCareerPaths()) ?? []).filter(({ suits }) => suits.length > 0)
  return paths.length > 0 ? { finder, paths } : null
}
