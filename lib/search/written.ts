import { LRUCache } from 'lru-cache'
import { stemmer } from 'stemmer'

export type WrittenQuery = {
  at: number
  end: number
  /** In lower case, without accents and ending. */
  stem: string
  /** Empty for a word in `emptyWords`. */
  forms: string[]
}

// Letters and digits, and the signs of C++ and C#.
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+{1,2}|#)?/gu

// Anything longer is not a word.
const maxChars = 40

/** Words that nearly every text has. The last line has what remains around an apostrophe, such as "ll" of "I'll". */
export const emptyWords: ReadonlySet<string> = new Set(
  `a all am an and any are as at be been but by can could did do does each for from get had has have he her him his how i if
  im in instead into is it its just know let like many me much must my need no not of on one or our per please should since so some someone tell than
  that the their them then there these they this to together too up us very want was we were what whats when where which who whom why
  will with would you your
  d don doesn isn ll m re s t ve`.split(/\s+/),
)

// In capitals, these empty words are subjects.
const subjects = new Set(['IT', 'US'])

export function writtenIn(text: string): WrittenQuery[] {
  return [...text.matchAll(word)].map(({ 0: written, index }) => {
    return { at: index, end: index + written.length, ...read(written) }
  })
}

// Words are cached, because most repeat, and finding a stem takes longest.
const known = new LRUCache<string, Pick<WrittenQuery, 'stem' | 'forms'>>({
  max: 20_000,
  memoMethod: readOnce,
})

function read(written: string) {
  return written.length > maxChars ? { stem: '', forms: [] } : known.memo(written)
}

function readOnce(written: string): Pick<WrittenQuery, 'stem' | 'forms'> {
  const plain = written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  // "excellent" would have the stem "excel".
  const stem = /^(?!excellen)[a-z]{4,}$/.test(plain) ? stemmer(plain) : plain
  if (emptyWords.has(plain) && !subjects.has(written)) return { stem, forms: [] }
  return { stem, forms: stem === plain ? [plain] : [plain, stem] }
}
