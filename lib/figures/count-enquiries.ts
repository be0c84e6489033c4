import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SiteTables } from '@/lib/store/tables'
import { mondayOf, weekOf } from '@/lib/time/weeks'
import { localDateOf } from '@/lib/time/zones'
import { facts } from '@/provider/facts/provider-yaml'
import { site } from '@/provider/facts/site'
import type { Status, StatusDates } from '@/upstream/statuses'

type Sum = SiteTables['desk_sums']

export const stages = ['enquiries', 'answered', 'offered', 'enrolled', 'withdrawn'] as const
export type Stage = (typeof stages)[number]

/** The dimensions by which the funnel is shown. */
export const subjects = ['path', 'plan', 'source', 'campaign'] as const
export type Subject = (typeof subjects)[number]

/** A message is in no funnel: its subjects are null. */
type Counted = StatusDates &
  Record<Subject, string | null> & {
    status: Status
    created_at: string
    due_at: string | null
    answer_minutes: number | null
  }

const shared = sql`created_at, due_at, status, answered_at, answer_minutes, offered_at, enrolled_at, closed_at`
const columns = {
  leads: sql`${shared}, "careerPathName" as path, "selectedPlan" as plan, source, campaign`,
  messages: sql`${shared}, null as path, null as plan, null as source, null as campaign`,
}
export const countedTables = ['leads', 'messages'] as const
export type CountedTable = (typeof countedTables)[number]

/** Counts the enquiries of a week; `week` is the ISO date of its Monday. */
export async function countWeek(
  db: Kysely<SiteTables>,
  table: CountedTable,
  week: string,
  now: Date,
): Promise<Sum[]> {
  const [from, to] = weekOf(week)
  const { rows } = await sql<Counted>`select ${columns[table]} from ${sql.table(table)}
    where created_at >= ${from} and created_at < ${to}`.execute(db)
  return sumsOf(rows, now, () => week)
}

/** Deletes enquiries and stores their counts, in one transaction. Returns the number of deleted enquiries. */
export async function deleteCounted(
  db: Kysely<SiteTables>,
  table: CountedTable,
  condition: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  if (!db.isTransaction)
    return await db.transaction().execute((trx) => deleteCounted(trx, table, condition, now))
  const { rows } = await sql<Counted>`delete from ${sql.table(table)} where ${condition}
    returning ${columns[table]}`.execute(db)
  const weekOfRow = ({ created_at }: Counted) =>
    mondayOf(localDateOf(new Date(created_at), site.timeZone)) ?? ''
  for (const sum of sumsOf(rows, now, weekOfRow)) {
    const { week, subject, name, measure, count } = sum
    const same = sql`week = ${week} and subject = ${subject} and name = ${name} and measure = ${measure}`
    const { numAffectedRows } =
      await sql`update desk_sums set count = count + ${count} where ${same}`.execute(db)
    // No upsert: `name` is in no unique key, because forgetting a person may make two names equal.
    if (!numAffectedRows) await db.insertInto('desk_sums').values(sum).execute()
  }
  return rows.length
}

function sumsOf(rows: Counted[], now: Date, weekOfRow: (row: Counted) => string): Sum[] {
  const sums = new Map<string, Sum>()
  for (const row of rows) {
    const week = weekOfRow(row)
    for (const [subject, name, measure] of measuresOf(row, now.toISOString())) {
      const key = [week, subject, measure, name].join()
      const sum = sums.get(key)
      if (sum) sum.count++
      else sums.set(key, { week, subject, name, measure, count: 1 })
    }
  }
  return [...sums.values()]
}

function* measuresOf(row: Counted, now: string): Generator<[Sum['subject'], name: string, measure: string]> {
  for (const subject of subjects) {
    const name = row[subject]
    if (name === null) continue
    // A newsletter's link may carry its reader's address.
    const shown = /@|%40/.test(name) ? '' : name
    for (const stage of stages) if (isAt[stage](row)) yield [subject, shown, stage]
  }
  if (row.status === 'withdrawn' || (facts.reply ? !row.due_at : row.path === null)) return
  const isLate = latenessOf(row, now)
  if (isLate !== null) yield ['clock', '', isLate ? 'late' : 'in time']
  // Rounded up to a quarter of an hour, so that no count reveals one person's minute.
  const { answer_minutes } = row
  if (answer_minutes !== null) yield ['minutes', String(Math.ceil(answer_minutes / 15) * 15), 'answered']
}

const isAt: Record<Stage, (row: Counted) => boolean> = {
  enquiries: () => true,
  answered: ({ answered_at }) => answered_at !== null,
  // An enrolment without an offer counts at both stages.
  offered: ({ offered_at, enrolled_at }) => (offered_at ?? enrolled_at) !== null,
  enrolled: ({ enrolled_at }) => enrolled_at !== null,
  withdrawn: ({ status }) => status === 'withdrawn',
}

// Null without a promise, while time is left, and for an enquiry that was closed in time without an answer.
function latenessOf({ due_at, answered_at, closed_at }: Counted, now: string): boolean | null {
  if (!due_at) return null
  if (answered_at) return answered_at > due_at
  return (closed_at ?? now) > due_at ? true : null
}
