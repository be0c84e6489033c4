import { SqliteDialect } from 'kysely'
import Database from 'libsql'

/** SQLite through libsql: every commit is on the disk before it is acknowledged, readers never block the writer. */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const database = new Database(path)
      database.exec('pragma busy_timeout = 5000')
      database.exec('pragma journal_mode = wal')
      database.exec('pragma synchronous = full')
      database.exec('pragma foreign_keys = on')
      return database
    },
  })
}
