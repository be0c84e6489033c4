import { distance } from 'fastest-levenshtein'

// Each unknown address is compared with the known ones: no more of them, and none longer, than costs a millisecond.
const most = 2000
const longest = 80

/**
 * The name that somebody may have meant who wrote another.
 *
 * @param written as it stands in an address
 * @param known the names that there are
 * @returns one that is a few letters away, and not a guess; undefined where none is
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  if (written.length < 4 || written.length > longest) return
  const word = written.toLowerCase()
  const room = Math.max(1, Math.floor(written.length / 4))
  let best: string | undefined
  let least = room + 1
  let count = 0
  for (const name of known) {
    if (++count > most) break
    if (Math.abs(name.length - word.length) >= least || name.includes('/')) continue
    const away = distance(word, name.toLowerCase())
    if (away < least) [best, least] = [name, away]
  }
  return best
}
