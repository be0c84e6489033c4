import { type RawBuilder, sql } from 'kysely'
import { countedTables, deleteCounted } from '@/lib/figures/count-enquiries'
import type { Db } from '@/lib/store/tables'

/** Deletes rows and returns their number. Deleted enquiries stay in the desk's figures, without personal data. */
export async function deleteRows(
  db: Db,
  table: string,
  condition: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  const counted = countedTables.find((name) => name === table)
  if (counted) return await deleteCounted(db, counted, condition, now)
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${condition}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
