import { setTimeout as pause } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely'
import type Database from 'libsql'

// For how long a write waits while another process writes, in milliseconds. It is less than what a form waits for, so that
// nothing is stored after its sender was told that it failed. Tests of such waits set a shorter one.
const patience = () => Number(process.env.SQLITE_PATIENCE_MS ?? 4000)

/**
 * The one connection of a process to a file of SQLite. Every write stands in a transaction that has the file's lock from its
 * begin on: libsql leaves a statement that has met the lock of another process half done until its memory is collected, and
 * what is written meanwhile is acknowledged, but neither on the disk nor seen by anybody else. And it waits for the lock
 * without holding the thread, so that pages go on.
 */
export class SqliteConnections extends SqliteDriver {
  #database: Database.Database | undefined

  constructor(open: () => Promise<Database.Database>) {
    super({ database: async () => (this.#database = await open()) })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + patience()
    const inner = await super.acquireConnection()
    return new LockingConnection(inner, this.#database as Database.Database, deadline)
  }

  // SQLite ends some transactions that fail by itself, and then refuses to; and none may be left open for who comes next.
  override async rollbackTransaction(): Promise<void> {
    if (this.#database?.inTransaction) this.#database.exec('rollback')
  }

  override async releaseConnection(): Promise<void> {
    await this.rollbackTransaction().finally(() => super.releaseConnection())
  }
}

class LockingConnection implements DatabaseConnection {
  constructor(
    readonly inner: DatabaseConnection,
    readonly database: Database.Database,
    readonly deadline: number,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [word = ''] = query.sql.trimStart().toLowerCase().split(/\W/, 1)
    if (word === 'begin') return await this.begin()
    if (['commit', 'rollback', 'vacuum'].includes(word) && query.parameters.length === 0) {
      this.database.exec(query.sql)
      return { rows: [] }
    }
    if (['select', 'pragma'].includes(word) || this.database.inTransaction) {
      return await this.inner.executeQuery(query)
    }
    await this.begin()
    try {
      const result = await this.inner.executeQuery<Row>(query)
      this.database.exec('commit')
      return result
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('rollback')
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, size)
  }

  async begin(): Promise<QueryResult<never>> {
    for (;;) {
      try {
        this.database.exec('begin immediate')
        return { rows: [] }
      } catch (error) {
        const isLocked = (error as { code?: string }).code === 'SQLITE_BUSY'
        if (!isLocked || performance.now() > this.deadline) throw error
        await pause(25)
      }
    }
  }
}
