import { createHash } from 'node:crypto'
import { once } from '@/lib/once'
import { type FoundItem, find, type Results } from './found'
import { indexCache, type Memory } from './index-cache'
import type { Query } from './query'
import type { SearchRecord } from './record'
import { readRecords } from './records'

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

const memory = once('search index', (): Memory => ({ askAgainAt: 0 }))

/** The search index of this process. */
const currentIndex = indexCache({ sum: () => sumOfRecords(), read: readRecords }, memory)

// Has no cacheLife of its own, so it is cached as long as the reads in it.
async function sumOfRecords(): Promise<string> {
  'use cache'
  return createHash('sha256')
    .update(JSON.stringify(await readRecords()))
    .digest('base64url')
}
