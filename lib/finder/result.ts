import type { FinderAnswer } from '@/provider/kinds/finder'
import type { Match } from './rank'
import { rules } from './rules'

const shown = { best: 3, not: 2 }

/** An answer that rules out every path, and a sentence that says so. */
export type Cause = { answer: FinderAnswer; sentence: string }

/** A ranking as visitors read it. */
export type Result = {
  best: Match[]
  /** Paths that the answers speak against; the worst first. */
  not: Match[]
  others: Match[]
  excluded: Match[]
  /**
   * Set if every path is ruled out. `causes` are conditions that rule out every path alone; empty if only several
   * conditions together do. `closest` are the best paths if no condition counted.
   */
  none: { causes: Cause[]; closest: Match[] } | null
}

/** `matches` are sorted, the best first. */
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
