import type { Sent } from './fields'
import { plainName } from './hosts'

/** So many kinds of wording are told apart; two that fall on one number share its weight. */
export const kinds = 2 ** 16
/** How much of each kind of wording there is. */
export type Wording = Map<number, number>

const length = 6000
// That there is one tells; what it is called is told by other signs.
const link = /https?:\/\/\S+|www\.\S+|\b[a-z0-9-]{1,63}\.(?:example|invalid|com|net|org|top|xyz|shop)\S*/g

/**
 * How a form is worded: words, pairs of words and pieces of words, in the text and in the fields beside it. What they tell is
 * learnt (bench/abuse/learn.ts).
 *
 * @param sent the fields
 * @param signs of the same form: two at once can tell more than each
 */
export function wordingOf(sent: Sent, signs: string[]): Wording {
  const of = (...names: string[]) =>
    plainName(
      names
        .map((name) => sent[name] ?? '')
        .join(' ; ')
        .slice(0, length),
    ).replace(/\d+/g, '0')
  const wording: Wording = new Map()
  const text = of('subject', 'body', 'message').replace(link, ' aLink ')
  const name = of('firstName', 'lastName', 'name')
  const words = wordsOf(text)
  add(wording, 1, [...grams('word', words, 1), ...grams('pair', words, 2)])
  add(wording, 1, pieces('text', text, 3, 5))
  add(wording, 0.7, pieces('work', of('job-title', 'company'), 4, 4))
  add(wording, 0.7, pieces('address', addressWithout(name, sent.email ?? ''), 3, 4))
  add(wording, 0.4, grams('name', wordsOf(name), 1))
  add(wording, 0.7, [...shape(sent, words.length)])
  add(wording, 0.15 * Math.max(1, signs.length), pairs(signs))
  return wording
}

// Each once, and all of them together as heavy as they are in any other form.
function add(wording: Wording, weight: number, found: number[]) {
  const each = new Set(found)
  const share = weight / Math.sqrt(each.size || 1)
  for (const kind of each) wording.set(kind, (wording.get(kind) ?? 0) + share)
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}']+|[$£€0!?]/gu) ?? []

function grams(group: string, words: string[], size: number): number[] {
  return words.slice(size - 1).map((_, at) => hash(words.slice(at, at + size).join(' '), hash(group)))
}

function pieces(group: string, text: string, shortest: number, longest: number): number[] {
  const found: number[] = []
  const padded = ` ${text} `
  const start = hash(group)
  for (let at = 0; at < padded.length; at++) {
    let piece = start
    for (let end = at; end < Math.min(at + longest, padded.length); end++) {
      piece = step(piece, padded.charCodeAt(end))
      if (end - at + 1 >= shortest) found.push(kind(piece))
    }
  }
  return found
}

// A person's own name in an address tells nothing.
function addressWithout(name: string, email: string): string {
  const [box = '', host = ''] = email.toLowerCase().slice(0, 254).split('@')
  let rest = box
  for (const part of name.split(/[^a-z]+/)) if (part.length > 2) rest = rest.replace(part, ' ')
  return `${rest.replace(/\d+/g, '0')} @ ${host.split('.')[0] ?? ''}`
}

function* shape(sent: Sent, words: number) {
  const form = 'subject' in sent ? 'message' : 'job-title' in sent ? 'lead' : 'short'
  yield hash(form)
  yield hash(`${form} ${Math.min(8, Math.round(Math.log2(1 + words)))}`)
  for (const field of ['job-title', 'company', 'phone', 'phone_number'])
    if (field in sent) yield hash(`${field} ${!sent[field]?.trim()}`)
}

function pairs(signs: string[]): number[] {
  return signs.flatMap((one) =>
    signs.filter((other) => one < other).map((other) => hash(`${one} + ${other}`)),
  )
}

const step = (sum: number, code: number) => Math.imul(sum ^ code, 16777619)
const kind = (sum: number) => (sum ^ (sum >>> 15)) & (kinds - 1)

function hash(text: string, start = -2128831035): number {
  let sum = start
  for (let at = 0; at < text.length; at++) sum = step(sum, text.charCodeAt(at))
  return kind(sum)
}
