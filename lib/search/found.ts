import { synonyms } from '@/provider/facts/synonyms'
import { type SearchKind, searchKinds } from '@/provider/kinds'
import { excerpt, marked, type Part } from './mark'
import { isMeaning } from './meanings'
import type { Query } from './query'
import { wordsIn } from './query-words'
import type { SearchRecord } from './record'
import { findIn, type Hit, type Nearness, type SearchIndex } from './search-index'

/** A hit as the page shows it. */
export type FoundItem = Pick<SearchRecord, 'path' | 'note' | 'picture' | 'isOver'> & {
  title: Part[]
  excerpt: Part[]
}

/** How many hits a kind has. */
export type KindCount = { kind: SearchKind; heading: string; inAddress: string; count: number }

export type FoundGroup = KindCount & { items: FoundItem[] }

/** Hits grouped by kind. The kind of the best hit comes first. */
export type Results = {
  text: string
  isCut: boolean
  hasWords: boolean
  count: number
  nearness: Nearness
  /** Words that are highlighted because they mean the same as the query's. */
  also: string[]
  groups: FoundGroup[]
  /** All kinds with a hit, and the requested one, even without a hit. */
  kinds: KindCount[]
  /** The kind to which the search is limited. */
  kind?: SearchKind
  /** The upstream is away, so some records are missing. */
  isPartial: boolean
}

// The most hits shown of each kind, and of the one kind to which a search is limited. A single hit more is shown
// too, since a link to it takes as much room.
const maxOfEachKind = 3
const maxOfOneKind = 50

/** `isPartial`: the index lacks some records. */
export function find(index: SearchIndex, query: Query, isPartial = false): Results {
  const { text, words, isCut, kind } = query
  const { hits, nearness } = findIn(index, words)
  const kinds = countKinds(hits, kind)
  const shown = kinds.filter((each) => each.count > 0 && (!kind || each.kind === kind))
  const hitsOf = (kind: SearchKind) => hits.filter(({ record }) => record.kind === kind)
  const most = (count: number) => (kind ? maxOfOneKind : maxOfEachKind + Number(count === maxOfEachKind + 1))
  const groups = shown.map((each) => ({
    ...each,
    items: hitsOf(each.kind).slice(0, most(each.count)).map(itemOf),
  }))
  return {
    ...{ text, isCut, kind, nearness, isPartial, kinds, groups },
    also: othersIn(groups, words.flat()),
    hasWords: words.length > 0,
    count: shown.reduce((sum, { count }) => sum + count, 0),
  }
}

const wordForms = (text: string) =>
  wordsIn(text).flatMap(({ forms }) => forms.filter((form) => !isMeaning(form)))

const oneWordSynonyms = synonyms
  .flat()
  .filter((each) => !/\s/.test(each))
  .map((word) => ({ word, forms: wordForms(word) }))

// Synonyms that are marked in the hits, and that the query does not begin.
function othersIn(groups: FoundGroup[], asked: string[]): string[] {
  const parts = groups.flatMap(({ items }) => items.flatMap(({ title, excerpt }) => [...title, ...excerpt]))
  const found = new Set(parts.flatMap(({ text, isFound }) => (isFound ? wordForms(text) : [])))
  const others = oneWordSynonyms.filter(
    ({ forms }) =>
      forms.some((form) => found.has(form)) &&
      !forms.some((form) => asked.some((each) => form.startsWith(each))),
  )
  return [...new Map(others.map(({ word, forms }) => [forms.at(-1), word])).values()]
}

function countKinds(hits: Hit[], requested?: SearchKind): KindCount[] {
  const found = new Set([...hits.map(({ record }) => record.kind), ...(requested ? [requested] : [])])
  return [...found].flatMap((kind) => {
    const count = hits.filter(({ record }) => record.kind === kind).length
    return searchKinds.filter((each) => each.kind === kind).map((names) => ({ ...names, count }))
  })
}

function itemOf({ record, terms }: Hit): FoundItem {
  const found = new Set(terms)
  const { path, title, note, picture, isOver } = record
  return { path, note, picture, title: marked(title, found), excerpt: excerpt(record, found), isOver }
}
