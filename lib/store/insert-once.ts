import type { InsertObject } from 'kysely'
import type { Db, SiteTables } from './tables'

/** Inserts a row; false if its key exists. Of two processes, one gets true. */
export async function insertOnce<Table extends keyof SiteTables>(
  db: Db,
  table: Table,
  row: InsertObject<SiteTables, Table>,
): Promise<boolean> {
  const insert = db
    .insertInto(table)
    .values(row)
    .onConflict((same) => same.doNothing())
  return (await insert.executeTakeFirstOrThrow()).numInsertedOrUpdatedRows === 1n
}
