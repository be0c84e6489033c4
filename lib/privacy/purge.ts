import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { insertOnce } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { deleteBackups } from './backup-files'
import { deleteRows } from './delete-rows'
import type { Counts } from './forget'
import { deleteMailFiles } from './mail-files'
import type { Cutoff } from './places'
import { retention } from './retention'
import { placesIn } from './standing'

/** Deletes records older than the privacy policy allows. Returns the counts of rows per table, and of mails. */
export async function purge(db: Db, mailDir: string, now: Date): Promise<Counts> {
  const counts: Counts = {}
  const before: Cutoff = (kind) => (kind === 'now' ? now.toISOString() : cutoff(retention[kind], now))
  for (const { table, isOver, empties } of await placesIn(db)) {
    const [from, column] = [sql.table(table), empties && sql.ref(empties.column)]
    if (isOver) counts[table] = await deleteRows(db, table, isOver(before), now)
    if (!empties) continue
    const over = sql`${column} is not null and ${empties.isOver(before)}`
    const { numAffectedRows } = await sql`update ${from} set ${column} = null where ${over}`.execute(db)
    counts[`${table}.${empties.column}`] = Number(numAffectedRows ?? 0)
  }
  counts.mails = await deleteMailFiles(mailDir, cutoff(retention.mailCopies, now))
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

export async function purgeBackups(url: string, now: Date): Promise<Counts> {
  const backups = await deleteBackups(url, cutoff(retention.backups, now))
  return backups > 0 ? { backups } : {}
}

// Subtracts calendar years, and never deletes a day early: a record of 29 February stays through 28 February.
function cutoff({ years = 0, days = 0 }: { years?: number; days?: number }, now: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC')
  return new Date(instant.subtract({ years, days }).epochMilliseconds).toISOString()
}

/** Returns null when another process does today's purge. After an error, a later call can try again. */
export async function purgeOnceADay(db: Db, mailDir: string, now: Date): Promise<Counts | null> {
  const day = now.toISOString().slice(0, 10)
  if (!(await insertOnce(db, 'purges', { day, counts: '' }))) return null
  try {
    const counts = await purge(db, mailDir, now)
    await db
      .updateTable('purges')
      .set({ counts: JSON.stringify(counts) })
      .where('day', '=', day)
      .execute()
    return counts
  } catch (error) {
    await db.deleteFrom('purges').where('day', '=', day).execute()
    throw error
  }
}
