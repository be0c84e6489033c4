import { LRUCache } from 'lru-cache'
import { lastClass } from '@/lib/time/first-class'
import type { Plan } from '@/provider/facts/plans'
import { type Period, type Price, priceOf, yearOf } from '@/provider/facts/price'
import { contract } from '@/provider/facts/provider-yaml'
import type { Contract } from '@/provider/fields/enrolment-contract'
import { addDays, addMonths, firstOfMonth } from './payment-dates'

/** `date` is the ISO date on which the payment is due. `pence` is a whole number. */
export type Payment = { date: string; pence: number }

export type Total = { pence: number; payments: number }

/** Unknown values are null. */
export type Cost = {
  rhythm: Price['rhythm']
  /** One payment in whole pence. */
  each: number
  /** The total until the last class; null for a plan without classes, and for an unknown length. */
  untilClasses: Total | null
  /** The total until the plan and its support end; null if that day is unknown. */
  inAll: Total | null
  /** The recruitment support continues after the classes. */
  hasSupport: boolean
  /** Null without a known start. */
  dated: DatedCost | null
}

export type DatedCost = {
  /** The first class. */
  start: string
  /** The last class. */
  classesEnd: string | null
  /** The last day of the plan and its support. */
  ends: string | null
  /** The payments of `inAll`, in order. */
  payments: Payment[]
}

/** The facts of a path that decide its cost; `start` is the first class as an ISO date. */
export type Course = { weeks: number | null; classTimes?: string | null; start: string | null }

/**
 * The total cost of a plan. `plan` has the path's own price; `period` matters only for plans billed monthly.
 * Throws RangeError for an invalid start.
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

type CostInput = Pick<Cost, 'rhythm' | 'each'> &
  Omit<Course, 'start'> & { plan: Plan; rules: Contract | null }

function datedFrom(start: string, given: CostInput): DatedCost {
  const { rhythm, each } = given
  const classesEnd = classesEndFrom(start, given)
  const first = firstPaymentOn(start, given)
  const ends = endFrom(start, first, classesEnd, given)
  const dates = ends || rhythm === 'once' ? dueDates(first, rhythm, ends ?? first) : []
  return { start, classesEnd, ends, payments: dates.map((date) => ({ date, pence: each })) }
}

function totalsFrom(start: string, given: CostInput): Totals {
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

function classesEndFrom(start: string, { plan, weeks, classTimes }: CostInput): string | null {
  if (weeks === null || plan.months) return null
  return lastClass(start, weeks * (plan.times_as_long ?? 1), classTimes)
}

function endFrom(start: string, first: string, classesEnd: string | null, given: CostInput): string | null {
  const { plan, rhythm, rules } = given
  const planEnd = plan.months ? addDays(addMonths(start, plan.months), -1) : null
  if (rhythm === 'yearly') {
    const years = dueDates(first, rhythm, planEnd ?? classesEnd ?? first).length
    return addDays(addMonths(first, years * 12), -1)
  }
  if (planEnd) return planEnd
  return classesEnd && addMonths(classesEnd, rules?.support_months ?? 0)
}

const firstPaymentOn = (start: string, { rules, rhythm }: CostInput) =>
  rules?.payments_on === 'first-of-month' && rhythm !== 'once' ? firstOfMonth(start) : start

// Counts each date from the first one: after February, payments due on the 31st would otherwise stay on the 28th.
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

// A calculation takes as long as rendering a page, and there is one for each plan of each path.
const told = new LRUCache<string, Totals>({ max: 500 })

// Months differ in length, so the number of payments may depend on the start. Such a total is null.
function sameForAnyStart(given: CostInput): Totals {
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

// First, middle and last days of 24 months, which include each sequence of month lengths and a leap year.
const someStarts = Array.from({ length: 24 }, (_, index) => addMonths('2027-01-01', index)).flatMap((month) =>
  [0, 14, 27, 28, 29, 30].map((days) => addDays(month, days)),
)
