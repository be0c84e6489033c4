import type { Kysely } from 'kysely'
import type { SiteTables } from '@/lib/store/tables'
import { mondayOf } from '@/lib/time/weeks'
import { countedTables, countWeek, type Stage, type Subject, stages } from './count-enquiries'

type Sum = SiteTables['desk_sums']

/** `median` and `ninetieth`: minutes by `minutesToAnswer`, rounded up to 15; null without an answer. */
export type Week = {
  /** The ISO date of its Monday. */
  monday: string
  inTime: number
  late: number
  median: number | null
  ninetieth: number | null
}

export type FunnelRow = { name: string; counts: Record<Stage, number> }

export type Figures = {
  /** The oldest first. */
  weeks: Week[]
  /** The counts of all weeks together. */
  total: Record<Stage, number>
  /** The name with the most enquiries first. */
  funnel: Record<Subject, FunnelRow[]>
}

/** `until`: any ISO date of the last week. An enquiry belongs to the week in which it came. */
export async function readFigures(
  db: Kysely<SiteTables>,
  until: string,
  { now, count }: { now: Date; count: number },
): Promise<Figures> {
  const mondays = Array.from({ length: count }, (_, index) => mondayOf(until, index + 1 - count) ?? '')
  const sums: Sum[] = []
  const weeks: Week[] = []
  for (const monday of mondays) {
    const own = await sumsIn(db, monday, now)
    sums.push(...own)
    weeks.push(weekFrom(monday, own))
  }
  const funnel = (subject: Subject) => funnelFrom(sums.filter((sum) => sum.subject === subject))
  return {
    weeks,
    total: countsIn(sums.filter(({ subject }) => subject === 'path')),
    funnel: {
      path: funnel('path'),
      plan: funnel('plan'),
      source: funnel('source'),
      campaign: funnel('campaign'),
    },
  }
}

async function sumsIn(db: Kysely<SiteTables>, monday: string, now: Date): Promise<Sum[]> {
  const sums = await db.selectFrom('desk_sums').selectAll().where('week', '=', monday).execute()
  for (const table of countedTables) sums.push(...(await countWeek(db, table, monday, now)))
  return sums
}

function weekFrom(monday: string, sums: Sum[]): Week {
  const clock = (measure: string) =>
    total(sums.filter((sum) => sum.subject === 'clock' && sum.measure === measure))
  const times = sums.filter(({ subject }) => subject === 'minutes')
  const minutes = times.flatMap(({ name, count }) => Array<number>(count).fill(Number(name)))
  minutes.sort((one, other) => one - other)
  const quantile = (share: number) => minutes[Math.ceil(share * minutes.length) - 1] ?? null
  return {
    monday,
    inTime: clock('in time'),
    late: clock('late'),
    median: quantile(0.5),
    ninetieth: quantile(0.9),
  }
}

function funnelFrom(sums: Sum[]): FunnelRow[] {
  const byName = new Map<string, Sum[]>()
  for (const sum of sums) {
    const own = byName.get(sum.name)
    if (own) own.push(sum)
    else byName.set(sum.name, [sum])
  }
  const rows = [...byName].map(([name, own]) => ({ name, counts: countsIn(own) }))
  return rows.sort((one, other) => other.counts.enquiries - one.counts.enquiries)
}

function countsIn(sums: Sum[]): Record<Stage, number> {
  const of = (stage: Stage) => total(sums.filter(({ measure }) => measure === stage))
  return Object.fromEntries(stages.map((stage) => [stage, of(stage)])) as Record<Stage, number>
}

const total = (sums: Sum[]) => sums.reduce((sum, { count }) => sum + count, 0)
