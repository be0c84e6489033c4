import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { currentIndex } from './current-index'
import { find, type Results } from './found'
import type { Query } from './query'

/** A link for a visitor without a result. */
export type WayOn = { path: string; title: string }

/** When nothing was found, `ways` has links to career paths. */
export type SearchResponse = Results & { ways: WayOn[] }

const maxWays = 6

export async function search(query: Query): Promise<SearchResponse> {
  const { index, isPartial } = await currentIndex()
  const found = find(index, query, isPartial)
  return { ...found, ways: found.count > 0 ? [] : await waysOn() }
}

// In the provider's order, with the most popular first.
async function waysOn(): Promise<WayOn[]> {
  const paths = valueIn(await listCareerPaths()) ?? []
  return paths
    .slice(0, maxWays)
    .map(({ slug, careerName }) => ({ path: `/careerpaths/${slug}`, title: careerName }))
}
