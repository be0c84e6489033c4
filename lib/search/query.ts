import { type SearchKind, searchKinds } from '@/provider/kinds'
import { wordsIn } from './query-words'

// A longer text was pasted, not typed.
const mostLetters = 120
const mostWords = 8

/** A search as typed. */
export type Query = {
  /** On one line, and cut to the part that is searched. */
  text: string
  /** The forms of each word. */
  words: string[][]
  /** The query was longer than the part that is searched. */
  isCut: boolean
  /** The kind to which the search is limited. */
  kind?: SearchKind
}

type SearchParams = Record<string, string | string[] | undefined>

/** `asked` is the query of an address. It may hold any names, and arrays for repeated names. */
export function readQuery(asked: SearchParams): Query {
  const typed = first(asked.q)
  // Only this beginning of an overlong text is read.
  const near = typed.slice(0, 4 * mostLetters).replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
  const letters = [...near.trim()]
  const text = letters.slice(0, mostLetters).join('').toWellFormed().trim()
  const all = wordsIn(asSubject(text), true).map(({ forms }) => forms)
  const words = all.slice(0, mostWords)
  return {
    text,
    words,
    isCut: letters.length > mostLetters || typed.length > 4 * mostLetters || all.length > mostWords,
    kind: searchKinds.find(({ inAddress }) => inAddress === first(asked.in))?.kind,
  }
}

// "it" means the subject IT at the start of a query, or in capitals, unless the whole query is in capitals.
const asSubject = (text: string) =>
  (/\p{Ll}/u.test(text) ? text : text.toLowerCase()).replace(/^it(?!\p{L})/iu, 'IT')

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
