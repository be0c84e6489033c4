import { type SearchKind, searchKinds } from '@/provider/kinds'
import { wordsIn } from './words'

// A sentence. What is longer was pasted.
const mostLetters = 120
const mostWords = 8

/** What somebody looks for. */
export type Query = {
  /** As it was typed, in one line, and no longer than is searched for. */
  text: string
  /** Each word in its forms. */
  words: string[][]
  /** Whether a part of what was typed is left out. */
  isCut: boolean
  /** The one kind that is asked for. */
  kind?: SearchKind
}

type Asked = Record<string, string | string[] | undefined>

/**
 * Reads what somebody looks for.
 *
 * @param asked the query of an address, in which anything may stand, and more than once
 */
export function readQuery(asked: Asked): Query {
  const typed = first(asked.q)
  // What is far too long is not even looked at.
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

// "it" is a subject where a query begins with it; else, and in nothing but capitals, it says nothing.
const asSubject = (text: string) =>
  (/\p{Ll}/u.test(text) ? text : text.toLowerCase()).replace(/^it(?!\p{L})/iu, 'IT')

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
