import { type SearchKind, searchKinds } from '@/provider/kinds'
import { excerpt, marked, type Part } from './mark'
import type { Query } from './query'
import { findIn, type Hit, type Nearness, type SearchIndex } from './search-index'

/** What is shown of something that was found. */
export type FoundItem = { path: string; title: Part[]; excerpt: Part[]; isOver: boolean }

export type FoundGroup = {
  kind: SearchKind
  heading: string
  inAddress: string
  count: number
  items: FoundItem[]
}

/** What was found, by kind, the kind of the best first. */
export type Found = {
  text: string
  isCut: boolean
  /** Whether there is a word to look for. */
  hasWords: boolean
  count: number
  nearness: Nearness
  groups: FoundGroup[]
  /** The one kind that was asked for, and what it is called. */
  kind?: SearchKind
  heading?: string
  /** Whether something could not be looked through, as the upstream is away. */
  isPartial: boolean
}

// Of each kind; of one that is asked for alone.
const ofEach = 5
const ofOne = 50

/**
 * What is shown for a query.
 *
 * @param index of all that can be found
 * @param query as it was read
 * @param isPartial whether something is missing in the index
 */
export function find(index: SearchIndex, query: Query, isPartial = false): Found {
  const { text, words, isCut, kind } = query
  const { hits, nearness } = findIn(index, words)
  const shown = hits.filter(({ record }) => !kind || record.kind === kind)
  return {
    ...{ text, isCut, kind, nearness, isPartial, heading: kind && namesOf(kind).heading },
    hasWords: words.length > 0,
    count: shown.length,
    groups: grouped(shown, kind ? ofOne : ofEach),
  }
}

function grouped(hits: Hit[], most: number): FoundGroup[] {
  const found = new Set(hits.map(({ record }) => record.kind))
  return [...found].map((kind) => {
    const all = hits.filter(({ record }) => record.kind === kind)
    return { ...namesOf(kind), count: all.length, items: all.slice(0, most).map(itemOf) }
  })
}

function namesOf(kind: SearchKind) {
  const names = searchKinds.find((one) => one.kind === kind)
  return { kind, heading: names?.heading ?? '', inAddress: names?.inAddress ?? '' }
}

function itemOf({ record, terms }: Hit): FoundItem {
  const found = new Set(terms)
  const { path, title, text, isOver = false } = record
  return { path, title: marked(title, found), excerpt: excerpt(text, found, title), isOver }
}
