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
  const [id, billing, start] = [one(params.plan), one(params.billing), one(params.start)]
  const plan = plans.find((each) => each.id === id)
  const period = periods.find((each) => each === billing)
  const fault = start && startFault(start, today)
  const isRepeated = [params.plan, params.billing, params.start].some(Array.isArray)
  const faults = [
    id && !plan && `We don’t have a plan called ${quoted(id)}, so this is for the first one.`,
    billing && !period && `You can pay monthly or annually, not ${quoted(billing)}, so this is for monthly.`,
    fault,
    isRepeated && 'This link repeats a setting, so we used the first of each.',
  ].flatMap((words) => words || [])
  return { plan: plan ?? usual, period: period ?? 'monthly', start: start && !fault ? start : null, faults }
}

const periods = ['monthly', 'annual'] as const

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
