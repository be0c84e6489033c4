import { LRUCache } from 'lru-cache'
import { stemmer } from 'stemmer'

/** A word of a text, and where it stands there. */
export type Word = { at: number; end: number; forms: string[] }

// A letter or figure, and what follows it; the signs are those of C++ and C#.
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+{1,2}|#)?/gu

// Longer ones are no words.
const longest = 40

// They stand in nearly every text. "it" and "us" are left: IT is a subject.
const empty = new Set(
  'a an and are as at be been but by can could did do does for from had has have how i if in into is me my of on or our since so than that the their them then there these they this to was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/**
 * The words of a text, each in the forms under which it is found: as it is written, in small letters and without accents,
 * and without its ending.
 *
 * @param text plain words of any language
 * @returns them in their order; words that say nothing are left out
 */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(word)].flatMap(({ 0: written, index }) => {
    const forms = formsOf(written)
    return forms.length > 0 ? [{ at: index, end: index + written.length, forms }] : []
  })
}

// Few words are met for the first time, and finding a stem takes longer than all else.
const known = new LRUCache<string, string[]>({ max: 20_000 })

function formsOf(written: string): string[] {
  if (written.length > longest) return []
  const forms = known.get(written) ?? madeForms(written)
  known.set(written, forms)
  return forms
}

function madeForms(written: string): string[] {
  const plain = written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (empty.has(plain)) return []
  const stem = /^[a-z]{4,}$/.test(plain) ? stemmer(plain) : plain
  return stem === plain ? [plain] : [plain, stem]
}
