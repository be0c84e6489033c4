import type Database from 'libsql'

/** What rate-limiter-flexible uses of a SQLite connection. */
export type CountingClient = {
  prepare: (text: string) => {
    get: (...values: unknown[]) => unknown
    run: (...values: unknown[]) => { changes: number }
  }
  transaction: <Result>(work: () => Result) => () => Result
}

/** Takes the file's lock before it writes, as SqliteConnections does. */
export function countingClient(database: Database.Database): CountingClient {
  const locked = <Result>(work: () => Result) => {
    database.exec('begin immediate')
    try {
      const result = work()
      database.exec('commit')
      return result
    } catch (error) {
      if (database.inTransaction) database.exec('rollback')
      throw error
    }
  }
  return {
    prepare(text) {
      const statement = database.prepare(text)
      return {
        get: (...values) => statement.get(...values),
        run: (...values) => locked(() => statement.run(...values)),
      }
    },
    transaction: (work) => () => locked(work),
  }
}
