import { type SearchKind, searchKinds } from '@/provider/kinds'
import { wordsIn } from './query-words'

// Letters. Anything longer was pasted.
const mostLetters = 120
const mostWords = 8

/** A search as typed. */
export type Query = {
  /** In one line, cut to what is searched. */
  text: string
  /** With the forms of each. */
  words: string[][]
  /** Some of it is left out. */
  isCut: boolean
  /** The one requested kind. */
  kind?: SearchKind
}

type SearchParams = Record<string, string | string[] | undefined>

/** `asked` is an address's query, with anything in it, repeated or not. */
export function readQuery(asked: SearchParams): Query {
  const typed = first(asked.q)
  // The rest of an overlong text is ignored.
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

// At the start of a query, or in capitals, "it" is a subject.
const asSubject = (text: string) =>
  (/\p{Ll}/u.test(text) ? text : text.toLowerCase()).replace(/^it(?!\p{L})/iu, 'IT')

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
