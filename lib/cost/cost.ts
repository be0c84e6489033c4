import { LRUCache } from 'lru-cache'
import { lastClass } from '@/lib/time/first-class'
import type { Plan } from '@/provider/facts/plans'
import { type Period, type Price, priceOf, yearOf } from '@/provider/facts/price'
import { contract } from '@/provider/facts/provider-yaml'
import type { Contract } from '@/provider/fields/contract'
import { addDays, addMonths, firstOfMonth } from './dates'

/** One payment: the day on which it is due, as an ISO date, and whole pence. */
export type Payment = { date: string; pence: number }

/** What has been paid in all by some day: whole pence, in so many payments. */
export type Total = { pence: number; payments: number }

/** What a plan of a career path costs in all. What nobody can tell is null, and should be left out. */
export type Cost = {
  rhythm: Price['rhythm']
  /** Whole pence of each payment. */
  each: number
  /** Until the last class; null for a plan without classes, and where the path does not say how long it is. */
  untilClasses: Total | null
  /** Until its support ends, or the plan: nothing is owed after that. Null where nobody can tell when that is. */
  inAll: Total | null
  /** Whether support goes on after the classes. */
  hasSupport: boolean
  /** The days of it, where the start is known. */
  dated: Dated | null
}

export type Dated = {
  /** The day of the first class. */
  start: string
  /** The day of the last class. */
  classesEnd: string | null
  /** The plan's last day, also that of its support. */
  ends: string | null
  /** Those of `inAll`, in their order. */
  payments: Payment[]
}

/** What costs depend on of a path: with the day of the first class, as an ISO date, where that is known. */
export type Course = { weeks: number | null; classTimes?: string | null; start: string | null }

/**
 * What a plan costs in all on a path, for how somebody pays.
 *
 * @param plan with the path's own price, as `plansWith` gives it
 * @param period what the learner has chosen; a plan that is not billed monthly costs the same either way
 * @param rules the provider's contract, of which tests try others
 * @throws RangeError for a start that is no date
 */
export function costOf(
  plan: Plan,
  period: Period,
  { start, ...path }: Course,
  rules: Contract | null = contract ?? null,
): Cost {
  const { rhythm } = priceOf(plan, period)
  const each = rhythm === 'yearly' ? yearOf(plan) : plan.price
  const course = { plan, rhythm, each, rules, ...path }
  const known = start === null ? sameForAnyStart(course) : totalsFrom(start, course)
  const hasSupport = (rules?.support_months ?? 0) > 0
  return { rhythm, each, ...known, hasSupport, dated: start === null ? null : datedFrom(start, course) }
}

type Given = Pick<Cost, 'rhythm' | 'each'> & Omit<Course, 'start'> & { plan: Plan; rules: Contract | null }

function datedFrom(start: string, given: Given): Dated {
  const { rhythm, each } = given
  const classesEnd = classesEndFrom(start, given)
  const first = firstPaymentOn(start, given)
  const ends = endFrom(start, first, classesEnd, given)
  const dates = ends || rhythm === 'once' ? dueDates(first, rhythm, ends ?? first) : []
  return { start, classesEnd, ends, payments: dates.map((date) => ({ date, pence: each })) }
}

function totalsFrom(start: string, given: Given): Totals {
  const { classesEnd, payments } = datedFrom(start, given)
  const total = (paid: Payment[]) =>
    paid.length === 0
      ? null
      : { pence: paid.reduce((sum, { pence }) => sum + pence, 0), payments: paid.length }
  return {
    untilClasses: classesEnd ? total(payments.filter(({ date }) => date <= classesEnd)) : null,
    inAll: total(payments),
  }
}

function classesEndFrom(start: string, { plan, weeks, classTimes }: Given): string | null {
  if (weeks === null || plan.months) return null
  return lastClass(start, weeks * (plan.times_as_long ?? 1), classTimes)
}

function endFrom(start: string, first: string, classesEnd: string | null, given: Given): string | null {
  const { plan, rhythm, rules } = given
  if (rhythm === 'yearly') {
    const needed = plan.months ? addDays(addMonths(start, plan.months), -1) : (classesEnd ?? first)
    const years = dueDates(first, rhythm, needed).length
    return addDays(addMonths(first, years * 12), -1)
  }
  if (plan.months) return addDays(addMonths(start, plan.months), -1)
  return classesEnd && addMonths(classesEnd, rules?.support_months ?? 0)
}

const firstPaymentOn = (start: string, { rules, rhythm }: Given) =>
  rules?.payments_on === 'first-of-month' && rhythm !== 'once' ? firstOfMonth(start) : start

// Each counted from the first, as a 31st that became a 28th is a 31st again.
function dueDates(first: string, rhythm: Cost['rhythm'], until: string): string[] {
  if (rhythm === 'once') return [first]
  const months = rhythm === 'yearly' ? 12 : 1
  const dates = [first]
  for (let next = addMonths(first, months); next <= until; ) {
    dates.push(next)
    next = addMonths(first, dates.length * months)
  }
  return dates
}

type Totals = Pick<Cost, 'untilClasses' | 'inAll'>

// It takes as long as a page, and there are as many as the provider has plans and paths.
const told = new LRUCache<string, Totals>({ max: 500 })

// Months are of several lengths: how often one pays may hang on the start. It is told where it does not.
function sameForAnyStart(given: Given): Totals {
  const key = JSON.stringify(given)
  const known = told.get(key)
  if (known) return known
  const [first, ...others] = someStarts.map((start) => totalsFrom(start, given))
  const same = (name: keyof Totals) =>
    others.every((other) => other[name]?.payments === first?.[name]?.payments)
      ? (first?.[name] ?? null)
      : null
  const totals = { untilClasses: same('untilClasses'), inAll: same('inAll') }
  told.set(key, totals)
  return totals
}

// The shortest and the longest months in a row, also of a leap year, from their first days and their last.
const someStarts = Array.from({ length: 24 }, (_, index) => addMonths('2027-01-01', index)).flatMap((month) =>
  [0, 14, 27, 28, 29, 30].map((days) => addDays(month, days)),
)
