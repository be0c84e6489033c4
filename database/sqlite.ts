import { setTimeout as pause } from 'node:timers/promises'
import { SqliteDialect } from 'kysely'
import Database from 'libsql'

/** SQLite through libsql: every commit is on the disk before it is acknowledged, readers never block the writer. */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const database = new Database(path)
      database.exec('pragma busy_timeout = 5000')
      await toWal(database)
      database.exec('pragma synchronous = full')
      database.exec('pragma foreign_keys = on')
      return database
    },
  })
}

// Of several processes that make a new database at once, all but one find it locked; this pragma does not wait.
async function toWal(database: Database.Database, tries = 100): Promise<void> {
  try {
    database.exec('pragma journal_mode = wal')
  } catch (error) {
    if (tries === 0 || !/locked|busy/i.test(String(error))) throw error
    await pause(50)
    await toWal(database, tries - 1)
  }
}
