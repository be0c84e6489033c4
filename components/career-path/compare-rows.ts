import type { CareerPathSummary } from '@/lib/api/career-paths'
import { costsOf, courseOf } from '@/lib/cost/course'
import { betterThan } from '@/lib/cost/plan-differences'
import { cut, formatRating } from '@/lib/html/text'
import { formatStart } from '@/lib/time/first-class'
import { findFigure } from '@/provider/facts/claims'
import { plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { inWeeks } from './in-weeks'

/** Has a value for each path (null when it states none). Empty lines separate a text's parts. */
export type Row = { name: string; values: (string | string[] | null)[] }

type Fact = (path: CareerPathSummary) => string | number | null | undefined

const facts: [name: string, of: Fact][] = [
  ['In short', ({ summary, description }) => cut(summary ?? description, 90)],
  ['Total cost', costOf],
  ['Starts', startOf],
  ['Length', ({ weeks }) => weeks && inWeeks(weeks)],
  ['Hours a week', ({ hoursAWeek }) => hoursAWeek],
  ['Class times', ({ classTimes }) => classTimes],
  ['Before you begin', ({ entryRequirements }) => entryRequirements],
  ['Average earnings', earningsOf],
  ['Places per class', ({ places }) => places],
  ['Rating', ({ rating }) => rating && `${formatRating(rating)} out of 5`],
  ['Language', ({ language }) => language],
]

/** Separates what differs from what all paths share. Leaves out a fact that no path states. */
export function comparisonOf(paths: readonly CareerPathSummary[], all: string) {
  const rows = facts
    .map(([name, of]): Row => ({ name, values: paths.map((path) => of(path)?.toString() || null) }))
    .filter(({ values }) => values.some(Boolean))
  const isSame = ({ values }: Row) => new Set(values).size === 1
  const skills = paths.map(({ skillsYouWillGain }) => skillsYouWillGain)
  const isShared = (word: string) =>
    skills.every((each) => each.some((other) => other.toLowerCase() === word.toLowerCase()))
  const ownSkills = (each: string[]) =>
    each.length > 0 && each.every(isShared) ? `Only those of ${all}` : each.filter((word) => !isShared(word))
  const lists: Row[] = [
    { name: 'Potential jobs', values: paths.map(({ potentialJobs }) => potentialJobs.join('\n\n')) },
    { name: 'Skills you will gain', values: skills.map(ownSkills) },
  ]
  const filled = lists.filter(({ values }) => values.some((items) => items?.length))
  const shared = skills[0]?.filter(isShared).join(', ') ?? ''
  const same = [...rows.filter(isSame), { name: `Skills in ${all}`, values: [shared] }]
  return {
    different: [...rows.filter((row) => !isSame(row)), ...filled],
    same: same.filter(({ values }) => values[0]),
  }
}

function earningsOf({ averageEarnings, earningsSource }: CareerPathSummary): string | undefined {
  if (!averageEarnings) {
    const claim = findFigure('earnings')
    return claim && [claim.figure, claim.briefly].filter(Boolean).join(' ')
  }
  return earningsSource ? `${averageEarnings} (${earningsSource})` : averageEarnings
}

function costOf(path: CareerPathSummary): string {
  const plans = plansWith(path.prices)
  const lines = costsOf(path, 'monthly').flatMap(({ id, name, cost }) => {
    const plan = plans.find((each) => each.id === id)
    if (!plan || betterThan(plan, plans, courseOf(path))) return []
    if (!cost.inAll) return `${name}\n${formatPence(plan.price)} ${priceOf(plan, 'monthly').unit}`
    const { pence, payments } = cost.inAll
    if (payments === 1)
      return `${name}\n${formatPence(pence)}, ${cost.rhythm === 'yearly' ? 'in one annual payment' : 'paid once'}`
    const first =
      cost.untilClasses?.payments !== payments &&
      cost.untilClasses &&
      `${formatPence(cost.untilClasses.pence)} for the classes, or `
    return `${name}\n${first || ''}${formatPence(pence)}${first ? ' with recruitment support' : ''} (${payments}\u00a0payments)`
  })
  return lines.join('\n\n')
}

function startOf(path: CareerPathSummary): string | null {
  if (path.isClosed) return 'Enrolment closed'
  const start = formatStart(path)
  return path.hasStarted ? `Last started ${start}` : start
}
