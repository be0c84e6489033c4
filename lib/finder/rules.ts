import { Temporal } from 'temporal-polyfill'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { firstClass, formatStart } from '@/lib/time/first-class'
import { formatPence } from '@/provider/facts/price'
import type { Needs } from '@/provider/kinds/finder'
import { offersOf } from './offers'

/** A verdict without `because` adds no reason for or against the path. */
type Verdict = { isMet: boolean; weight: number; because?: string }

type Rule = {
  /** Undefined if the condition does not concern this rule, or the path lacks the fact. */
  judge: (path: CareerPathSummary, condition: Needs, today: string) => Verdict | undefined
  /** A sentence for when no path meets the condition. */
  none: (paths: readonly CareerPathSummary[], condition: Needs) => string
}

const list = new Intl.ListFormat('en-GB')

const hours: Rule = {
  judge: ({ hoursAWeek }, { hours }) => {
    if (!hoursAWeek || !hours) return
    if (hoursAWeek <= hours)
      return { isMet: true, weight: 1, because: `Its ${hoursAWeek} hours a week fit the time you have.` }
    const because = `It takes ${hoursAWeek} hours in an ordinary week, more than you have.`
    return { isMet: false, weight: 2, because }
  },
  none: (paths, { hours }) => {
    const taken = paths.map(({ hoursAWeek }) => hoursAWeek ?? 0)
    const least = Math.min(...taken)
    const isSame = taken.every((each) => each === least)
    return `None of our paths fits in ${hours} hours a week: ${isSame ? 'each takes' : 'the lightest takes'} ${least}`
  },
}

// One time for all days, such as ", 18:30 to 20:30, London time".
const timeOfDay = /(?<=^\D+),? \d[\d:.]*\D+\d[\d:.]*\D*$/

const days: Rule = {
  judge: ({ classTimes }, { days }) => {
    if (!classTimes || !days) return
    const isMet = days.every((day) => classTimes.toLowerCase().includes(day.toLowerCase()))
    const because = isMet
      ? `Its classes are on ${classTimes}.`
      : `Its classes are on other days: ${classTimes.replace(timeOfDay, '')}.`
    return { isMet, weight: 2, because }
  },
  none: (_, { days }) => `None of our paths has classes on ${list.format(days ?? [])}`,
}

const start: Rule = {
  judge: (path, { begins_within: most, begins_after: least }, today) => {
    const day = path.hasStarted ? null : firstClass(path)
    if (!day || (!most && !least)) return
    const weeks = Temporal.PlainDate.from(today).until(day).total('days') / 7
    const isLate = weeks > (most ?? Number.POSITIVE_INFINITY)
    const isSoon = weeks < (least ?? 0)
    const than = isSoon ? ', sooner than you’d like' : isLate ? ', later than you’d like' : ''
    return {
      isMet: !isLate && !isSoon,
      weight: 1,
      because: `It begins on ${formatStart(path)}${than}.`,
    }
  },
  none: (_, { begins_within: most, begins_after: least }) => {
    if (least && most) return `None of our paths begins between ${least} and ${most} weeks from now`
    return `None of our paths begins ${most ? `within ${most} weeks` : `later than ${least} weeks from now`}`
  },
}

const money: Rule = {
  judge: (path, { pays }) => {
    if (!pays) return
    if (offersOf(path, pays).length > 0) return { isMet: true, weight: 0 }
    const [least] = offersOf(path, { by: pays.by })
    const because = least
      ? `It costs ${formatPence(least.cost.each)} ${pays.by === 'month' ? 'a month' : 'all at once'}.`
      : `You can’t pay for it ${pays.by === 'month' ? 'monthly' : 'all at once'}.`
    return { isMet: false, weight: 2, because }
  },
  none: (paths, { pays }) => {
    if (!pays) return ''
    const all = paths.flatMap((path) => offersOf(path, { by: pays.by }).map(({ cost }) => cost.each))
    const how = pays.by === 'month' ? 'a month or less' : 'or less if you pay all at once'
    if (all.length === 0)
      return `None of our paths can be paid for ${pays.by === 'month' ? 'monthly' : 'all at once'}`
    const limit = formatPence(Math.round((pays.at_most ?? 0) * 100))
    return `None of our paths costs ${limit} ${how}: the cheapest is ${formatPence(Math.min(...all))}`
  },
}

/** The rules that compare a path with an answer's conditions. */
export const rules = { hours, days, start, money }

export type RuleName = keyof typeof rules
