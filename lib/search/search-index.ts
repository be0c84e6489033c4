import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { SearchKind } from '@/provider/kinds'
import { wordsLike } from './like'
import { isMeaning, synonymWords } from './meanings'
import { wordsIn } from './query-words'
import type { SearchRecord } from './record'
import { emptyWords } from './written'

/** The records with an index of their words. */
export type SearchIndex = {
  records: readonly SearchRecord[]
  words: MiniSearch
  /** All forms of the words in records and synonyms, and the `emptyWords`. */
  known: SearchableMap
}

export type Hit = {
  record: SearchRecord
  terms: string[]
  score: number
  /** The positions of the query's words that the record has. */
  covered: number[]
}

/** Hits have all words of the query (`all`), similar words (`like`), or only some of the words (`some`). */
export type Nearness = 'all' | 'like' | 'some'

// Only this many words are replaced by similar ones, because finding those takes longest.
const maxGuesses = 4

// The number of records in a chunk. Between two chunks, the process answers other requests.
const chunkSize = 100

export async function makeIndex(records: readonly SearchRecord[]): Promise<SearchIndex> {
  const known = new SearchableMap<true>()
  for (const word of [...emptyWords, ...synonymWords]) known.set(word, true)
  const words = new MiniSearch({
    fields: ['title', 'text'],
    extractField: (at, field) => {
      const record = records[(at as { id: number }).id]
      return field === 'id' ? (at as { id: number }).id : record?.[field as 'title' | 'text']
    },
    tokenize: (text) => wordsIn(text).flatMap(({ forms }) => forms),
    processTerm: (term) => {
      known.set(term, true)
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
 * Finds records with all words, of which the last may be unfinished. If no record has all, finds records with similar
 * words, or else with some of the words. The best come first. `words` holds the forms of each word.
 */
export function findIn(index: SearchIndex, words: string[][]): { hits: Hit[]; nearness: Nearness } {
  const exact = answersTo(index, words, begunOf(words, index.known))
  if (exact.length > 0 || words.length === 0) return { hits: exact, nearness: 'all' }
  const meant = meantBy(words, index.known)
  const like = answersTo(index, meant)
  if (like.length > 0) return { hits: like, nearness: 'like' }
  return { hits: hitsOf(index, meant, { combineWith: 'OR' }), nearness: 'some' }
}

// Questions are short, so a question with only some of the words may come first, if each word is in some question.
function answersTo(index: SearchIndex, words: string[][], begun?: string): Hit[] {
  const all = hitsOf(index, words, { combineWith: 'AND', begun })
  const best = all[0]
  if (!best || words.length === 1) return all
  const questions = hitsOf(index, words, { combineWith: 'OR', begun, kind: 'question' })
  const known = new Set(questions.flatMap(({ covered }) => covered))
  if (known.size < words.length) return all
  return [
    ...questions.filter(({ score, covered }) => score > best.score && covered.length < words.length),
    ...all,
  ]
}

// The last word may be unfinished, unless it is known: "data" does not mean "database".
function begunOf(words: string[][], known: SearchableMap): string | undefined {
  const last = words.at(-1) ?? []
  return last.some((form) => isMeaning(form) || known.has(form)) ? undefined : last[0]
}

// Replaces each unknown word with similar known words. A word that resembles only empty words is dropped.
function meantBy(words: string[][], known: SearchableMap): string[][] {
  let guesses = 0
  return words.flatMap((forms) => {
    const [word = ''] = forms
    if (forms.some((form) => known.has(form)) || ++guesses > maxGuesses) return [forms]
    const like = wordsLike(word, known)
    if (like.length === 0) return [forms]
    const meant = like.flatMap((each) => wordsIn(each, true).flatMap(({ forms }) => forms))
    return meant.length > 0 ? [meant] : []
  })
}

type Way = { combineWith: 'AND' | 'OR'; begun?: string; kind?: SearchKind }

function hitsOf(
  { records, words: index }: SearchIndex,
  words: string[][],
  { combineWith, begun, kind }: Way,
): Hit[] {
  const queries = words.map((forms) => ({
    combineWith: 'OR' as const,
    queries: forms,
    boostTerm: (form: string) => (isMeaning(form) || !forms.some(isMeaning) ? 1 : 0.3),
  }))
  const found = index.search(
    { combineWith, queries },
    {
      tokenize: (form) => [form],
      processTerm: (form) => form,
      prefix: (form) => form === begun && form.length > 1,
      boost: { title: 4 },
      weights: { prefix: 0.4, fuzzy: 0 },
      boostDocument: (id) => (kind && records[id]?.kind !== kind ? 0 : weightOf(records[id])),
    },
  )
  return found
    .flatMap(({ id, terms, score, queryTerms }) => {
      const record = records[id]
      const covered = words.flatMap((forms, at) =>
        forms.some((form) => queryTerms.includes(form)) ? [at] : [],
      )
      // MiniSearch multiplies the score by the number of matching forms. This score counts matching words instead.
      return record ? { record, terms, covered, score: (score / queryTerms.length) * covered.length } : []
    })
    .sort((a, b) => b.score - a.score)
}

function weightOf(record?: SearchRecord): number {
  if (record?.isOver || record?.isLegal) return 0.4
  return record?.kind === 'path' || record?.kind === 'question' ? 1.6 : 1
}
