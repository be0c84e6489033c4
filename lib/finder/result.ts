import type { FinderAnswer } from '@/provider/kinds/finder'
import type { Match } from './rank'
import { rules } from './rules'

const shown = { best: 3, not: 2 }

/** A condition that rules out every path: the answer that makes it, and a sentence that says so. */
export type Cause = { answer: FinderAnswer; sentence: string }

/** What a ranking says, each part in its order. */
export type Result = {
  /** Those that fit, and none that is ruled out. */
  best: Match[]
  /** Those that the answers speak against, the worst first. */
  not: Match[]
  others: Match[]
  excluded: Match[]
  /**
   * Where every path is ruled out: the conditions that rule out all of them, and the paths that would suit most if those
   * did not hold. No cause means that it takes several conditions together.
   */
  none: { causes: Cause[]; closest: Match[] } | null
}

/**
 * Parts a ranking into what a visitor reads.
 *
 * @param matches in their order, the best first
 */
export function resultOf(matches: readonly Match[]): Result {
  const excluded = matches.filter((match) => match.excluded.length > 0)
  const open = matches.filter((match) => match.excluded.length === 0)
  const best = bestOf(open)
  const rest = open.filter((match) => !best.includes(match))
  const not = rest.filter(({ score, cons }) => score < 0 && cons.length > 0).slice(-shown.not)
  return {
    best,
    others: rest.filter((match) => !not.includes(match)),
    not: not.reverse(),
    excluded,
    none: open.length === 0 ? { causes: causesOf(matches), closest: bestOf(matches) } : null,
  }
}

const bestOf = (matches: readonly Match[]) => matches.filter(({ score }) => score > 0).slice(0, shown.best)

function causesOf(matches: readonly Match[]): Cause[] {
  const paths = matches.map(({ path }) => path)
  const [first] = matches
  return (first?.excluded ?? []).flatMap(({ answer, rule }) =>
    matches.every(({ excluded }) => excluded.some((each) => each.answer === answer && each.rule === rule))
      ? [{ answer, sentence: rules[rule].none(paths, answer.needs ?? {}) }]
      : [],
  )
}
