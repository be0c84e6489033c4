import { setTimeout as pause } from 'node:timers/promises'
import { SqliteDialect } from 'kysely'
import Database from 'libsql'
import { lockFirst } from './lock-first'

/**
 * SQLite through libsql. A commit is on the disk before it is acknowledged, and readers never block the writer.
 *
 * @param path of the file
 */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const database = new Database(path)
      database.exec('pragma busy_timeout = 5000')
      await toWal(database)
      database.exec('pragma synchronous = full')
      database.exec('pragma foreign_keys = on')
      // What is deleted is overwritten.
      database.exec('pragma secure_delete = on')
      return lockFirst(database)
    },
  })
}

// When several processes create a database at once, all but one find it locked, and this pragma ignores busy_timeout.
async function toWal(database: Database.Database, tries = 100): Promise<void> {
  try {
    database.exec('pragma journal_mode = wal')
  } catch (error) {
    if (tries === 0 || !/locked|busy/i.test(String(error))) throw error
    await pause(50)
    await toWal(database, tries - 1)
  }
}
