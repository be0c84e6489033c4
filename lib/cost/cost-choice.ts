import { formatDate } from '@/lib/time/dates'
import type { Plan } from '@/provider/facts/plans'
import type { Period } from '@/provider/facts/price'
import { addMonths, isDay } from './payment-dates'

/** The plan, the rhythm of payment, and the day to begin. */
export type Choice = {
  plan: Plan
  period: Period
  /** An ISO date; null for the path's next start. */
  start: string | null
  /** Sentences about values of the address that cannot be used. */
  faults: string[]
}

type Params = Record<string, string | string[] | undefined>

const maxMonthsAhead = 36

/**
 * Replaces unusable values by the defaults, and `faults` says so. The first plan is the default. `today` is an
 * ISO date. Throws RangeError without plans.
 */
export function choiceOf(params: Params, plans: readonly Plan[], today: string): Choice {
  const [usual] = plans
  if (!usual) throw new RangeError('There are no plans to choose from.')
  const faults: string[] = []
  const read = <T>(name: string, values: readonly T[], idOf: (value: T) => string, usual: T): T => {
    const asked = one(params[name])
    if (!asked) return usual
    const found = values.find((value) => idOf(value) === asked)
    if (found === undefined) faults.push(wordsOf[name]?.(quoted(asked)) ?? '')
    return found ?? usual
  }
  const plan = read('plan', plans, ({ id }) => id, usual)
  const period = read('billing', periods, (each) => each, 'monthly')
  const asked = one(params.start)
  const fault = asked && startFault(asked, today)
  if (fault) faults.push(fault)
  if (Object.keys(wordsOf).some((name) => Array.isArray(params[name])))
    faults.push('This link repeats a setting, so we used the first of each.')
  return { plan, period, start: asked && !fault ? asked : null, faults }
}

const periods = ['monthly', 'annual'] as const

const wordsOf: Record<string, (asked: string) => string> = {
  plan: (asked) => `We don’t have a plan called ${asked}, so this is for the first one.`,
  billing: (asked) => `You can pay monthly or annually, not ${asked}, so this is for monthly.`,
  start: () => '',
}

/** The last day that a visitor can choose; ISO dates. */
export const latestStart = (today: string): string => addMonths(today, maxMonthsAhead)

function startFault(asked: string, today: string): string | null {
  if (!isDay(asked)) return `${quoted(asked)} isn’t a date. Write one such as ${today}.`
  if (asked < today) return `${formatDate(asked)} has passed, so this is for the next start.`
  if (asked > latestStart(today))
    return `${formatDate(asked)} is too far away. Choose a date no later than ${formatDate(latestStart(today))}.`
  return null
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() ?? ''

const quoted = (text: string) =>
  `“${[...text.slice(0, 60)].slice(0, 30).join('')}${text.length > 30 ? '…' : ''}”`
