import { setTimeout as pause } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely'
import type Database from 'libsql'

// A write waits at most this long for another process. A form waits longer, so nothing is stored after its form has
// failed. Tests set a shorter time.
const timeoutMs = () => Number(process.env.SQLITE_TIMEOUT_MS ?? 4000)

/**
 * The one connection of a process to a SQLite file. Each write first takes the file's lock, by a transaction.
 * Otherwise, libsql leaves a statement that meets another process's lock half done: later writes are acknowledged and
 * lost. The wait for the lock does not block the thread.
 */
export class SqliteConnections extends SqliteDriver {
  #database: Database.Database | undefined

  constructor(open: () => Promise<Database.Database>) {
    super({ database: async () => (this.#database = await open()) })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + timeoutMs()
    const inner = await super.acquireConnection()
    return new LockingConnection(inner, this.#database as Database.Database, deadline)
  }

  // SQLite ends some failed transactions itself, and then refuses a rollback. After a call, no transaction may be open.
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
    if (['select', 'pragma'].includes(word) || this.database.inTransaction)
      return await this.inner.executeQuery(query)
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
