import { Temporal } from 'temporal-polyfill'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { FinderAnswer } from '@/lib/provider/finder'
import { firstClass, formatStart } from '@/lib/time/first-class'
import type { Answered } from './answers'

/** Something that speaks for a path, or with a weight below 0 against it. */
export type Reason = { weight: number; because: string }

/** A path with what the answers make of it: what counts most comes first. */
export type Match = { path: CareerPathSummary; score: number; pros: Reason[]; cons: Reason[] }

type Rule = (path: CareerPathSummary, answer: FinderAnswer, today: string) => Reason | undefined

// What a path says of itself decides these, whatever it says of whom it suits.
const rules: Rule[] = [hoursRule, daysRule, startRule]

/**
 * Puts career paths in the order in which they fit the answers; of equals, the paths' own order stands.
 *
 * @param paths that say whom they suit
 * @param answered the answers; questions that are open or were skipped count nothing
 * @param today an ISO date
 */
export function rank(
  paths: readonly CareerPathSummary[],
  answered: readonly Answered[],
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
    }
  })
  return matches.sort((a, b) => b.score - a.score)
}

function reasonsOf(path: CareerPathSummary, name: string, answer: FinderAnswer, today: string): Reason[] {
  const said = path.suits.filter((suit) => suit.answer === name)
  return [...said, ...rules.flatMap((rule) => rule(path, answer, today) ?? [])]
}

function hoursRule({ hoursAWeek }: CareerPathSummary, { hours }: FinderAnswer): Reason | undefined {
  if (!hoursAWeek || !hours) return
  if (hoursAWeek <= hours) return { weight: 1, because: `Its ${hoursAWeek} hours a week fit into yours.` }
  return { weight: -2, because: `It takes ${hoursAWeek} hours in an ordinary week, more than you have.` }
}

function daysRule({ classTimes }: CareerPathSummary, { days }: FinderAnswer): Reason | undefined {
  if (!classTimes || !days) return
  const isFit = days.every((day) => classTimes.toLowerCase().includes(day.toLowerCase()))
  if (isFit) return { weight: 2, because: `Its classes are on ${classTimes}.` }
  return { weight: -2, because: `Its classes are on other days: ${classTimes}.` }
}

function startRule(path: CareerPathSummary, answer: FinderAnswer, today: string): Reason | undefined {
  const { begins_within: most, begins_after: least } = answer
  const day = path.hasStarted ? null : firstClass(path)
  if (!day || (!most && !least)) return
  const weeks = Temporal.PlainDate.from(today).until(day).total('days') / 7
  const isFit = weeks <= (most ?? Number.POSITIVE_INFINITY) && weeks >= (least ?? 0)
  const start = `It begins on ${formatStart(path)}`
  if (isFit) return { weight: 1, because: `${start}.` }
  return {
    weight: -1,
    because: `${start}, ${least && weeks < least ? 'sooner' : 'later'} than you would like.`,
  }
}
