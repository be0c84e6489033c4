import { type Word, wordsIn } from './query-words'
import type { SearchRecord } from './record'

/** A piece of a text. `isFound` means that the page highlights it. */
export type Part = { text: string; isFound: boolean }

// Two lines on a phone.
const excerptChars = 90

// Every hit is compared with every other, so the cost is quadratic.
const maxHits = 200

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
 * About 90 characters from where hits are densest, whole sentences where they fit, with the hits marked. Without
 * hits, the text's beginning. Terms that the title also has do not decide the place.
 */
export function excerpt({ title, text }: SearchRecord, terms: ReadonlySet<string>): Part[] {
  const told = new Set(foundIn(title, terms).flatMap(({ forms }) => forms))
  const others = new Set([...terms].filter((term) => !told.has(term)))
  const start = startOf(text, foundIn(text, others))
  const before = start > 0 && !/[.?!] $/.test(text.slice(0, start)) ? '… ' : ''
  const rest = text.slice(start)
  const [sentences] = rest.length > excerptChars ? (/^.{50,100}[.?!](?=\s)/s.exec(rest) ?? []) : [rest]
  if (sentences) return marked(before + sentences, terms)
  const space = rest.lastIndexOf(' ', excerptChars)
  const words = rest.slice(0, space > excerptChars / 2 ? space : excerptChars).replace(/[\s,;:–—-]+$/, '')
  return marked(`${before}${words}…`, terms)
}

const foundIn = (text: string, terms: ReadonlySet<string>) =>
  wordsIn(text).filter(({ forms }) => forms.some((form) => terms.has(form)))

// Shortly before the place where hits are densest, or 0 when that is near the beginning.
function startOf(text: string, found: Word[]): number {
  const hits = found.slice(0, maxHits)
  const groups = hits.map(({ at }) =>
    hits.filter((other) => other.at >= at && other.end < at + excerptChars - 40),
  )
  const most = Math.max(0, ...groups.map(({ length }) => length))
  const at = hits[groups.findIndex(({ length }) => length === most)]?.at ?? 0
  if (at < excerptChars / 2) return 0
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => text.lastIndexOf(end, at)))
  if (at - sentence < excerptChars / 2) return sentence + 2
  return text.lastIndexOf(' ', at - 20) + 1
}
