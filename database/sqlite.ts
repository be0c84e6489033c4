import { setTimeout as pause } from 'node:timers/promises'
import { type Driver, SqliteDialect } from 'kysely'
import type Database from 'libsql'
import { SqliteConnections } from './sqlite-connections'

/** SQLite by libsql, loaded on use. A commit is on the disk before it is acknowledged. Readers block no writer. */
export class LibsqlDialect extends SqliteDialect {
  constructor(readonly path: string) {
    super({ database: () => openFile(path) })
  }

  override createDriver(): Driver {
    return new SqliteConnections(() => openFile(this.path))
  }
}

async function openFile(path: string): Promise<Database.Database> {
  const { default: Libsql } = await import('libsql')
  const database = new Libsql(path)
  // Milliseconds. libsql blocks the thread while it waits, so SqliteConnections does the longer waiting.
  database.exec('pragma busy_timeout = 20')
  await toWal(database)
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // Deleted data is overwritten.
  database.exec('pragma secure_delete = on')
  return database
}

// When several processes create a database at once, all but one find it locked.
async function toWal(database: Database.Database, tries = 100): Promise<void> {
  try {
    database.exec('pragma journal_mode = wal')
  } catch (error) {
    if (tries === 0 || !/locked|busy/i.test(String(error))) throw error
    await pause(50)
    await toWal(database, tries - 1)
  }
}
