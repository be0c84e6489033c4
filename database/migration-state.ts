import { type Kysely, sql } from 'kysely'
import type { Migrations } from './migrate'

/** `missing`: a backup of an older version was put in its place. `newer`: a newer version of the program has been started. */
export type MigrationState = 'applied' | 'missing' | 'newer'

/**
 * How the tables of a database stand to those that the program knows.
 *
 * @param lists each list of migrations, by the table in which the names of the applied ones are kept
 * @returns the worst that is true of one of them
 * @throws where the database does not answer
 */
export async function migrationState(
  db: Kysely<unknown>,
  lists: Record<string, Migrations>,
): Promise<MigrationState> {
  let isNewer = false
  for (const [table, migrations] of Object.entries(lists)) {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db)
    const applied = new Set(rows.map(({ name }) => name))
    if (Object.keys(migrations).some((name) => !applied.has(name))) return 'missing'
    if (applied.size > Object.keys(migrations).length) isNewer = true
  }
  return isNewer ? 'newer' : 'applied'
}
