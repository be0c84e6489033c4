import { type Kysely, PostgresAdapter, sql } from 'kysely'

export type Migrations = Record<string, (db: Kysely<unknown>) => Promise<void>>

/**
 * Applies the migrations that a database does not have yet, in one transaction during which all other writers wait. It
 * can run twice, and in several processes at once.
 *
 * @param migrations by name, applied in the order of their names
 * @param table where the names of those that were applied are kept: one database may have two owners, each with its list
 * @throws an Error that names the migration that failed, and then nothing of it stays; also for a database that has a
 *   migration which is not among these, because a newer version of the program wrote it
 */
export async function migrate(
  db: Kysely<unknown>,
  migrations: Migrations,
  table = 'migrations',
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql.raw(isPostgres(db) ? 'begin' : 'begin immediate').execute(connection)
    try {
      if (isPostgres(db)) await sql`select pg_advisory_xact_lock(7230101)`.execute(connection)
      await applyMissing(connection, migrations, table)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    }
  })
}

async function applyMissing(db: Kysely<unknown>, migrations: Migrations, table: string): Promise<void> {
  const kept = sql.table(table)
  await sql`create table if not exists ${kept} (name text primary key, applied_at text not null)`.execute(db)
  const { rows } = await sql<{ name: string }>`select name from ${kept}`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const unknown = [...applied].find((name) => !Object.hasOwn(migrations, name))
  if (unknown) {
    throw new Error(
      `The database was written by a newer version of this program (it knows ${unknown}). Start that version, or restore a backup.`,
    )
  }
  for (const [name, apply] of Object.entries(migrations).sort()) {
    if (applied.has(name)) continue
    await apply(db).catch((cause: Error) => {
      throw new Error(`The database could not be migrated at ${name}: ${cause.message}`, { cause })
    })
    await sql`insert into ${kept} (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      db,
    )
  }
}

/**
 * Whether a database is Postgres, for the few statements that it and SQLite spell differently.
 *
 * @param db a connection of `openDatabase`
 */
export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
