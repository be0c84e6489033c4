import MiniSearch, { type Query as Asked, type SearchResult } from 'minisearch'
import type { SearchRecord } from './record'
import { wordsIn } from './words'

/** The records, and where each word stands in them. */
export type SearchIndex = { records: readonly SearchRecord[]; words: MiniSearch }

export type Hit = { record: SearchRecord; terms: string[] }

/** How near the hits are: `all` have each word, `like` have words like them, `some` have a part of the words. */
export type Nearness = 'all' | 'like' | 'some'

// A hundred at a time: others are answered in between.
const chunkSize = 100

/**
 * Makes the index of records.
 *
 * @param records what can be found
 */
export async function makeIndex(records: readonly SearchRecord[]): Promise<SearchIndex> {
  const words = new MiniSearch({
    fields: ['title', 'text'],
    extractField: (at, field) => {
      const record = records[(at as { id: number }).id]
      return field === 'id' ? (at as { id: number }).id : record?.[field as 'title' | 'text']
    },
    tokenize: (text) => wordsIn(text).flatMap(({ forms }) => forms),
    processTerm: (term) => term,
  })
  await words.addAllAsync(
    records.map((_, id) => ({ id })),
    { chunkSize },
  )
  return { records, words }
}

/**
 * What is found for words: first by the words themselves, what begins with them or differs by an ending; where nothing is,
 * by words a letter or two away; and at last what has some of the words.
 *
 * @param words each in its forms
 * @returns the hits, best first
 */
export function findIn(index: SearchIndex, words: string[][]): { hits: Hit[]; nearness: Nearness } {
  const exact = hitsOf(index, joined('AND', words, asWritten))
  if (exact.length > 0 || words.length === 0) return { hits: exact, nearness: 'all' }
  const known = words.map((forms) => (hitsOf(index, either(forms, asWritten)).length > 0 ? asWritten : alike))
  const like = hitsOf(
    index,
    joined('AND', words, (at) => known[at] ?? alike),
  )
  if (like.length > 0) return { hits: like, nearness: 'like' }
  return {
    hits: hitsOf(
      index,
      joined('OR', words, () => alike),
    ),
    nearness: 'some',
  }
}

type Way = { prefix: (term: string) => boolean; fuzzy?: (term: string) => number | boolean }

const asWritten: Way = { prefix: (term) => term.length > 1 }
const alike: Way = {
  ...asWritten,
  fuzzy: (term) => (term.length < 4 ? false : term.length < 7 ? 1 : 2),
}

function joined(combineWith: 'AND' | 'OR', words: string[][], way: Way | ((at: number) => Way)): Asked {
  const wayOf = typeof way === 'function' ? way : () => way
  return { combineWith, queries: words.map((forms, at) => either(forms, wayOf(at))) }
}

const either = (forms: string[], way: Way): Asked => ({ combineWith: 'OR', queries: forms, ...way })

function hitsOf({ records, words }: SearchIndex, asked: Asked): Hit[] {
  const found = words.search(asked, {
    tokenize: (form) => [form],
    boost: { title: 4 },
    weights: { prefix: 0.4, fuzzy: 0.2 },
    boostDocument: (id) => weightOf(records[id]),
  })
  return found.flatMap((hit) => hitOf(records, hit))
}

function weightOf(record?: SearchRecord): number {
  if (record?.isOver) return 0.4
  return record?.kind === 'path' ? 1.6 : 1
}

function hitOf(records: readonly SearchRecord[], { id, terms }: SearchResult): Hit[] {
  const record = records[id]
  return record ? [{ record, terms }] : []
}
