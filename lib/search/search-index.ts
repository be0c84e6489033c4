import MiniSearch, { type Query as Asked, type SearchResult } from 'minisearch'
import type { SearchRecord } from './record'
import { wordsIn } from './words'

/** The records, and where each word stands in them. */
export type SearchIndex = {
  records: readonly SearchRecord[]
  words: MiniSearch
  /** All forms of words that some record has. */
  known: ReadonlySet<string>
}

export type Hit = { record: SearchRecord; terms: string[] }

/** How near the hits are: `all` have each word, `like` have words like them, `some` have a part of the words. */
export type Nearness = 'all' | 'like' | 'some'

// Looking for what is like a word takes longer than all else.
const mostGuessed = 4

// A hundred at a time: others are answered in between.
const chunkSize = 100

/**
 * Makes the index of records.
 *
 * @param records what can be found
 */
export async function makeIndex(records: readonly SearchRecord[]): Promise<SearchIndex> {
  const known = new Set<string>()
  const words = new MiniSearch({
    fields: ['title', 'text'],
    extractField: (at, field) => {
      const record = records[(at as { id: number }).id]
      return field === 'id' ? (at as { id: number }).id : record?.[field as 'title' | 'text']
    },
    tokenize: (text) => wordsIn(text).flatMap(({ forms }) => forms),
    processTerm: (term) => {
      known.add(term)
      return term
    },
  })
  await words.addAllAsync(
    records.map((_, id) => ({ id })),
    { chunkSize },
  )
  return { records, words, known }
}

/**
 * What is found for words: first by the words themselves or another ending, of the last also by its beginning, as somebody
 * may be typing it; where nothing is, a word that no record has counts as one a letter or two away; and at last what has
 * some of the words.
 *
 * @param words each in its forms
 * @returns the hits, best first
 */
export function findIn(index: SearchIndex, words: string[][]): { hits: Hit[]; nearness: Nearness } {
  const exact = hitsOf(
    index,
    joined('AND', words, (at) => (at === words.length - 1 ? begun : whole)),
  )
  if (exact.length > 0 || words.length === 0) return { hits: exact, nearness: 'all' }
  const unknown = words.flatMap((forms, at) => (forms.some((form) => index.known.has(form)) ? [] : [at]))
  const guessed = unknown.slice(0, mostGuessed)
  const like = (at: number) => (guessed.includes(at) ? alike : whole)
  const all = hitsOf(index, joined('AND', words, like))
  if (all.length > 0) return { hits: all, nearness: 'like' }
  return { hits: hitsOf(index, joined('OR', words, like)), nearness: 'some' }
}

type Way = { prefix: (term: string) => boolean; fuzzy?: (term: string) => number | boolean }

const whole: Way = { prefix: () => false }
const begun: Way = { prefix: (term) => term.length > 1 }
const alike: Way = {
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length < 4 ? false : term.length < 7 ? 1 : 2),
}

const joined = (combineWith: 'AND' | 'OR', words: string[][], wayOf: (at: number) => Way): Asked => ({
  combineWith,
  queries: words.map((forms, at) => ({ combineWith: 'OR', queries: forms, ...wayOf(at) })),
})

function hitsOf({ records, words }: SearchIndex, asked: Asked): Hit[] {
  const found = words.search(asked, {
    tokenize: (form) => [form],
    processTerm: (form) => form,
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
