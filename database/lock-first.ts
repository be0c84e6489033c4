import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type Database from 'libsql'

/**
 * Has each write take SQLite's lock before its statement begins. libsql leaves a statement that was refused the lock under
 * way until the garbage collector finds it, and as long as it is, no transaction of the connection can be committed.
 *
 * @param database a connection of libsql
 * @returns it as Kysely takes it
 */
export function lockFirst(database: Database.Database): SqliteDatabase {
  return {
    close: () => void database.close(),
    prepare(sql) {
      if (/^begin\b/i.test(sql)) return begin(database)
      const statement = database.prepare(sql) as unknown as SqliteStatement
      return /^\s*(insert|update|delete)\b/i.test(sql) ? locked(database, statement) : statement
    },
  }
}

// Every transaction here writes, so that none loses by taking the lock at once.
function begin(database: Database.Database): SqliteStatement {
  const run = () => {
    database.exec('begin immediate')
    return { changes: 0, lastInsertRowid: 0 }
  }
  return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() }
}

function locked(database: Database.Database, statement: SqliteStatement): SqliteStatement {
  function alone<Result>(work: () => Result): Result {
    if (database.inTransaction) return work()
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
    reader: statement.reader,
    run: (parameters) => alone(() => statement.run(parameters)),
    all: (parameters) => alone(() => statement.all(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  }
}
