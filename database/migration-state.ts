import { type Kysely, sql } from 'kysely'
import type { Migrations } from './migrate'

/** `missing`: an older backup was put in place. `newer`: a newer version has been started. */
export type MigrationState = 'applied' | 'missing' | 'newer'

/** The worst state of the lists, by their tables. Rejects where the database does not answer. */
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
