import type { CareerPathSummary } from '@/lib/api/career-paths'
import { costsOf, courseOf } from '@/lib/cost/course'
import { betterThan } from '@/lib/cost/plan-differences'
import { formatRating } from '@/lib/html/text'
import { formatStart } from '@/lib/time/first-class'
import { findFigure } from '@/provider/facts/claims'
import { type Plan, plansWith } from '@/provider/facts/plans'
import { formatPence, priceOf, startingPrice } from '@/provider/facts/price'
import { inWeeks } from './in-weeks'

const list = new Intl.ListFormat('en-GB')

/** A fact's value for each path, or null when a path does not state it. */
export type FactRow = { name: string; values: (string | null)[] }

export type ListRow = { name: string; values: string[][] }

type Fact = (path: CareerPathSummary, shared: string[]) => string | number | null | undefined

const facts: [name: string, of: Fact][] = [
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
  ['Shared skills', (_, shared) => shared.join(', ')],
]

const allLists: [name: string, of: (path: CareerPathSummary, shared: string[]) => string[]][] = [
  ['Potential jobs', ({ potentialJobs }) => potentialJobs],
  ['Skills you will gain', (path, shared) => path.skillsYouWillGain.filter((own) => !hasWord(shared, own))],
]

/** Separates what differs from what all paths share. Leaves out a fact that no path states. */
export function comparisonOf(paths: readonly CareerPathSummary[]) {
  const shared = sharedSkills(paths)
  const rows = facts
    .map(
      ([name, of]): FactRow => ({ name, values: paths.map((path) => of(path, shared)?.toString() || null) }),
    )
    .filter(({ values }) => values.some(Boolean))
  const isSame = ({ values }: FactRow) => new Set(values).size === 1
  const lists = allLists
    .map(([name, of]): ListRow => ({ name, values: paths.map((path) => of(path, shared)) }))
    .filter(({ values }) => values.some((items) => items.length > 0))
  return {
    different: rows.filter((row) => !isSame(row)),
    same: rows.filter(isSame),
    lists,
  }
}

/** The start, the time and the cost, where all paths share them. */
export function inCommon(same: readonly FactRow[], plans: readonly Plan[]): string {
  const [start, weeks, hours, cost] = ['Starts', 'Length', 'Hours a week', 'Total cost'].map(
    (name) => same.find((row) => row.name === name)?.values[0],
  )
  const time = [weeks, hours && `${hours} hours a week`].filter(Boolean).join(' at ')
  const parts = [/^\w+day /.test(start ?? '') && `start on ${start}`, time && `take ${time}`]
  const { price, unit } = startingPrice(plans)
  const sum = cost && `cost the same, from ${price} ${unit}`
  return list.format([...parts, sum].filter((part) => !!part).map(String))
}

const hasWord = (words: readonly string[], word: string) =>
  words.some((each) => each.toLowerCase() === word.toLowerCase())

// None, if a path would have no other skills.
function sharedSkills(paths: readonly CareerPathSummary[]): string[] {
  const skills = paths.map(({ skillsYouWillGain }) => skillsYouWillGain)
  const shared = skills[0]?.filter((skill) => skills.every((each) => hasWord(each, skill))) ?? []
  return skills.some((each) => each.every((skill) => hasWord(shared, skill))) ? [] : shared
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
    if (!cost.inAll) return `${name}: ${formatPence(plan.price)} ${priceOf(plan, 'monthly').unit}`
    const { pence, payments } = cost.inAll
    if (payments === 1)
      return `${name}: ${formatPence(pence)}, ${cost.rhythm === 'yearly' ? 'in one annual payment' : 'paid once'}`
    const first =
      cost.untilClasses?.payments !== payments &&
      cost.untilClasses &&
      `${formatPence(cost.untilClasses.pence)} until the classes end, `
    return `${name}: ${first || ''}${formatPence(pence)} in ${payments} payments`
  })
  return lines.join('\n')
}

function startOf(path: CareerPathSummary): string | null {
  if (path.isClosed) return 'Enrolment closed'
  const start = formatStart(path)
  return path.hasStarted ? `Last started ${start}` : start
}
