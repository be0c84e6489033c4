import { type Kysely, sql } from 'kysely'
import { retention } from '@/lib/provider/retention'
import type { SiteTables } from '@/lib/store/tables'
import { cutoff } from './cutoff'
import type { Counts } from './forget'
import { deleteMailFiles } from './mail-files'
import { placesIn } from './standing'

/**
 * Deletes what has passed the time that the privacy policy gives it.
 *
 * @param mailDir where mails lie as files
 * @param now the instant of the purge
 * @returns how many rows of which table went, and how many mails
 */
export async function purge(db: Kysely<SiteTables>, mailDir: string, now: Date): Promise<Counts> {
  const counts: Counts = {}
  for (const { table, isOver } of await placesIn(db)) {
    if (!isOver) continue
    const over = isOver((kind) => (kind === 'now' ? now.toISOString() : cutoff(retention[kind], now)))
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${over}`.execute(db)
    if (numAffectedRows) counts[table] = Number(numAffectedRows)
  }
  const mails = await deleteMailFiles(mailDir, cutoff(retention.mailCopies, now))
  return mails > 0 ? { ...counts, mails } : counts
}

/**
 * Purges unless another process has done it today, or is about to.
 *
 * @param mailDir where mails lie as files
 * @param now the instant of the purge
 * @returns what went; null where there was nothing to do for this process
 * @throws what the database says; another process, or this one later, can then try again
 */
export async function purgeOnceADay(
  db: Kysely<SiteTables>,
  mailDir: string,
  now: Date,
): Promise<Counts | null> {
  const day = now.toISOString().slice(0, 10)
  const claim = await db
    .insertInto('purges')
    .values({ day, counts: '' })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow()
  if (claim.numInsertedOrUpdatedRows !== 1n) return null
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
