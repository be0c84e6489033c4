import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { FinderAnswer, Needs } from '@/provider/kinds/finder'
import type { AnsweredQuestion } from './answers'
import { type RuleName, rules } from './rules'

/** A negative weight speaks against the path. */
export type Reason = { weight: number; because: string }

/** A condition that the path does not meet. */
export type Exclusion = { answer: FinderAnswer; rule: RuleName; because: string }

/** Strongest reasons first. An exclusion rules the path out, whatever its score. */
export type Match = {
  path: CareerPathSummary
  score: number
  pros: Reason[]
  cons: Reason[]
  excluded: Exclusion[]
}

const names = Object.keys(rules) as RuleName[]

/**
 * Best first, ruled out last; ties keep their order. Open and skipped questions do not count. `today` is an
 * ISO date.
 */
export function rank(
  paths: readonly CareerPathSummary[],
  answered: readonly AnsweredQuestion[],
  today: string,
): Match[] {
  const matches = paths.map((path): Match => {
    const reasons = answered.flatMap(({ question, answer }) =>
      answer ? reasonsOf(path, `${question.id}/${answer.id}`, answer, today) : [],
    )
    return {
      path,
      score: reasons.reduce((sum, { weight }) => sum + weight, 0),
      pros: reasons.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight),
      cons: reasons.filter(({ weight }) => weight < 0).sort((a, b) => a.weight - b.weight),
      excluded: answered.flatMap(({ answer }) => (answer?.needs ? exclusionsOf(path, answer, today) : [])),
    }
  })
  const isOut = ({ excluded }: Match) => Number(excluded.length > 0)
  return matches.sort((a, b) => isOut(a) - isOut(b) || b.score - a.score)
}

function reasonsOf(path: CareerPathSummary, name: string, answer: FinderAnswer, today: string): Reason[] {
  const said = path.suits.filter((suit) => suit.answer === name)
  const wishes = verdictsOf(path, answer, today)
  const met = verdictsOf(path, answer.needs ?? {}, today).filter(({ isMet }) => isMet)
  return [
    ...said,
    ...[...wishes, ...met].flatMap(({ isMet, weight, because }) =>
      because ? [{ weight: isMet ? weight : -weight, because }] : [],
    ),
  ]
}

function exclusionsOf(path: CareerPathSummary, answer: FinderAnswer, today: string): Exclusion[] {
  return verdictsOf(path, answer.needs ?? {}, today).flatMap(({ isMet, rule, because = '' }) =>
    isMet ? [] : [{ answer, rule, because }],
  )
}

function verdictsOf(path: CareerPathSummary, condition: Needs, today: string) {
  return names.flatMap((rule) => {
    const verdict = rules[rule].judge(path, condition, today)
    return verdict ? [{ ...verdict, rule }] : []
  })
}
