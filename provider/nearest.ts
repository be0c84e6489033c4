import { distance } from 'fastest-levenshtein'

/** The known word that was probably meant; undefined when more than a third of its letters differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((each) => ({ each, away: lettersAway(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, away }) => away <= Math.max(1, Math.floor(each.length / 3)))
    .sort((a, b) => a.away - b.away)
  return best?.each
}

/** Such as ": did you mean blog?"; empty when no known word is near. `mark` stands before the known word. */
export function didYouMean(word: string, known: readonly string[], mark = ''): string {
  const meant = nearest(word, known)
  return meant ? `: did you mean ${mark}${meant}?` : ''
}

// Two swapped letters are one mistake, which a Levenshtein distance counts as two.
function lettersAway(a: string, b: string): number {
  const away = distance(a, b)
  return away === 2 && sorted(a) === sorted(b) ? 1 : away
}

const sorted = (word: string) => [...word].sort().join('')
