import { cut } from '@/lib/html/text'
import { wordsIn } from './query-words'
import type { SearchRecord } from './record'

/** A piece of a text. `isFound` means that the page highlights it. */
export type Part = { text: string; isFound: boolean }

// The most characters of an excerpt, and the fewest that stand without a neighbouring sentence.
const mostChars = 160
const fewestChars = 30

/** Splits a text into parts, and marks words with a form in `terms`. */
export function marked(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { at, end } of foundIn(text, terms)) {
    if (at > from) parts.push({ text: text.slice(from, at), isFound: false })
    parts.push({ text: text.slice(at, end), isFound: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false })
  return parts
}

/**
 * One or two sentences of the paragraph with the most different hits, marked; without hits, the text's beginning.
 * Terms that the title also has do not decide the place.
 */
export function excerpt({ title, text }: SearchRecord, terms: ReadonlySet<string>): Part[] {
  const told = new Set(foundIn(title, terms).flatMap(({ forms }) => forms))
  const others = new Set([...terms].filter((term) => !told.has(term)))
  const places = text.split('\n').flatMap((paragraph) => {
    const sentences = paragraph.split(sentenceEnd)
    return sentences.map((sentence, at) => ({ sentences, at, score: scoreOf(sentence, others) }))
  })
  const { sentences, at, score } = places.reduce((best, each) => (each.score > best.score ? each : best))
  const sentence = sentences[at] ?? ''
  if (score > 0 && isList(sentence)) return marked(foundItems(sentence, others), terms)
  const [before, after] = [`${sentences[at - 1]} ${sentence}`, `${sentence} ${sentences[at + 1]}`]
  if (sentence.length < fewestChars && at > 0 && before.length <= mostChars) return marked(before, terms)
  const isPair = at + 1 < sentences.length && after.length <= mostChars
  return marked(isPair ? after : cut(sentence, 2 * mostChars), terms)
}

const sentenceEnd = /(?<=[.!?][”’"')\]]?) (?!\p{Ll})/u

const foundIn = (text: string, terms: ReadonlySet<string>) =>
  wordsIn(text).filter(({ forms }) => forms.some((form) => terms.has(form)))

// The number of different terms. Headings have no end, so they do not count; lists and short sentences count less.
function scoreOf(sentence: string, terms: ReadonlySet<string>): number {
  if (!/[.!?][”’"')\]]?$/.test(sentence)) return 0
  const found = new Set(
    foundIn(sentence, terms).map(({ forms }) => forms.findLast((form) => terms.has(form))),
  )
  return found.size && 2 * found.size + Number(!isList(sentence) && sentence.length >= fewestChars)
}

// A list of records.ts: "Skills: SQL · Python."
const isList = (sentence: string) => sentence.includes(' · ')

const foundItems = (list: string, terms: ReadonlySet<string>) =>
  list.replace(/(?<=: ).*(?=\.$)/, (items) =>
    items
      .split(' · ')
      .filter((item) => foundIn(item, terms).length > 0)
      .join(', '),
  )
