import { type Kysely, PostgresAdapter, sql } from 'kysely'

export type Migrations = Record<string, (db: Kysely<unknown>) => Promise<void>>

/**
 * Brings the database to the newest of the given migrations, in one transaction that holds every other writer back.
 * Can run twice, and from several processes at once.
 * Takes: migrations by name, applied in the order of their names.
 * Throws an Error that says what failed and leaves nothing half done; a database that knows a migration this program
 * does not was written by a newer program and is left alone.
 */
export async function migrate(db: Kysely<unknown>, migrations: Migrations): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql.raw(isPostgres(db) ? 'begin' : 'begin immediate').execute(connection)
    try {
      if (isPostgres(db)) await sql`select pg_advisory_xact_lock(7230101)`.execute(connection)
      await applyMissing(connection, migrations)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    }
  })
}

async function applyMissing(db: Kysely<unknown>, migrations: Migrations): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
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
    await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      db,
    )
  }
}

/** Whether a Kysely instance talks to Postgres; the rest is SQLite. For the few words the two spell differently. */
export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
