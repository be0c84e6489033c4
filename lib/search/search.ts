import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { currentIndex } from './current-index'
import { find, type Results } from './found'
import type { Query } from './query'

/** A link for a visitor without a result. */
export type WayOn = { path: string; title: string }

/** With `ways` on where nothing was found. */
export type SearchResponse = Results & { ways: WayOn[] }

const maxWays = 6

/**
 * Looks for something on this site.
 *
 * @param query as it was read
 */
export async function search(query: Query): Promise<SearchResponse> {
  const { index, isPartial } = await currentIndex()
  const found = find(index, query, isPartial)
  return { ...found, ways: found.count > 0 ? [] : await waysOn() }
}

// In the provider's order, the most wanted first.
async function waysOn(): Promise<WayOn[]> {
  const paths = valueIn(await listCareerPaths()) ?? []
  return paths
    .slice(0, maxWays)
    .map(({ slug, careerName }) => ({ path: `/careerpaths/${slug}`, title: careerName }))
}
