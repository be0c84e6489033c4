import { currentIndex } from './current-index'
import { type FoundItem, find, type Results } from './found'
import type { Query } from './query'
import type { SearchRecord } from './record'

/** When nothing was found, `ways` has career paths. */
export type SearchResponse = Results & { ways: FoundItem[] }

const maxWays = 6

export async function search(query: Query): Promise<SearchResponse> {
  const { index, isPartial } = await currentIndex()
  const found = find(index, query, isPartial)
  return { ...found, ways: found.count > 0 ? [] : waysOn(index.records) }
}

// In the provider's order, with the most popular first.
function waysOn(records: readonly SearchRecord[]): FoundItem[] {
  return records
    .filter(({ kind }) => kind === 'path')
    .slice(0, maxWays)
    .map(({ path, note, picture, title }) => ({
      ...{ path, note, picture },
      title: [{ text: title, isFound: false }],
      excerpt: [],
    }))
}
