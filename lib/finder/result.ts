import type { Match } from './rank'

const shown = { best: 3, not: 2 }

/** What a ranking says: which paths fit, which the answers speak against, and the others, each in their order. */
export type Result = { best: Match[]; others: Match[]; not: Match[] }

/**
 * Parts a ranking into what a visitor is told.
 *
 * @param matches in their order, the best first
 */
export function resultOf(matches: readonly Match[]): Result {
  const best = matches.filter(({ score }) => score > 0).slice(0, shown.best)
  const rest = matches.filter((match) => !best.includes(match))
  const not = rest.filter(({ score, cons }) => score < 0 && cons.length > 0).slice(-shown.not)
  return { best, others: rest.filter((match) => !not.includes(match)), not: not.reverse() }
}
