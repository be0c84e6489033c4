import { distance } from 'fastest-levenshtein'

// Compares at most this many names, which takes a millisecond.
const maxNames = 2000
const maxChars = 80

/** The nearest known name, if at most a quarter of the letters differ; otherwise undefined. */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  if (written.length < 4 || written.length > maxChars) return
  const word = written.toLowerCase()
  const room = Math.max(1, Math.floor(written.length / 4))
  let best: string | undefined
  let least = room + 1
  let count = 0
  for (const name of known) {
    if (++count > maxNames) break
    if (Math.abs(name.length - word.length) >= least || name.includes('/')) continue
    const away = distance(word, name.toLowerCase())
    if (away < least) [best, least] = [name, away]
  }
  return best
}
