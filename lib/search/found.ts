import { type SearchKind, searchKinds } from '@/provider/kinds'
import { excerpt, marked, type Part } from './mark'
import type { Query } from './query'
import { findIn, type Hit, type Nearness, type SearchIndex } from './search-index'

/** A hit as it is shown. */
export type FoundItem = { path: string; title: Part[]; excerpt: Part[]; isOver: boolean }

export type FoundGroup = {
  kind: SearchKind
  heading: string
  inAddress: string
  count: number
  items: FoundItem[]
}

/** By kind, the best hit's kind first. */
export type Results = {
  text: string
  isCut: boolean
  hasWords: boolean
  count: number
  nearness: Nearness
  groups: FoundGroup[]
  /** The one requested kind, with its name. */
  kind?: SearchKind
  heading?: string
  /** The upstream is away, so something is missing. */
  isPartial: boolean
}

// Hits of each kind; a requested kind shows all.
const maxOfEachKind = 5
const maxOfOneKind = 50

/** `isPartial`: the index lacks something. */
export function find(index: SearchIndex, query: Query, isPartial = false): Results {
  const { text, words, isCut, kind } = query
  const { hits, nearness } = findIn(index, words)
  const shown = hits.filter(({ record }) => !kind || record.kind === kind)
  return {
    ...{ text, isCut, kind, nearness, isPartial, heading: kind && namesOf(kind).heading },
    hasWords: words.length > 0,
    count: shown.length,
    groups: grouped(shown, kind ? maxOfOneKind : maxOfEachKind),
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
