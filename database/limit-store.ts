import { chmodSync } from 'node:fs'
import type Database from 'libsql'
import type pg from 'pg'
import { filePath, openDatabase, postgresPool } from './open'

/** The part of a SQLite connection that rate-limiter-flexible uses. */
export type CountingClient = {
  prepare: (text: string) => {
    get: (...values: unknown[]) => unknown
    run: (...values: unknown[]) => { changes: number }
  }
  transaction: <Result>(work: () => Result) => () => Result
}

export type LimitStore =
  | { kind: 'sqlite'; client: CountingClient; close: () => void }
  | { kind: 'postgres'; client: pg.Pool; close: () => Promise<void> }

export const limitTable = 'limits'

const hourMs = 60 * 60_000

/** With SQLite, counts have their own file: they must not wait for the site's writes, and a crash may lose them. */
export async function openLimitStore(url: string): Promise<LimitStore> {
  return await (url.startsWith('file:') ? openFile(`${filePath(url)}-limits`) : openPostgres(url))
}

async function openFile(path: string): Promise<LimitStore> {
  const { default: Libsql } = await import('libsql')
  const database = new Libsql(path)
  chmodSync(path, 0o600)
  // Milliseconds. The wait for a lock blocks the whole process, so after this long the count goes to memory.
  database.exec('pragma busy_timeout = 100')
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = normal')
  database.exec(createTable('integer'))
  const client = countingClient(database)
  const clearing = setInterval(() => clearExpired(client), hourMs).unref()
  return {
    kind: 'sqlite',
    client,
    close() {
      clearInterval(clearing)
      database.close()
    },
  }
}

// rate-limiter-flexible's own clearing ends the process when it fails.
function clearExpired(client: CountingClient): void {
  try {
    client.prepare(`delete from ${limitTable} where expire < ?`).run(Date.now() - hourMs)
  } catch {
    // The next hour tries again.
  }
}

async function openPostgres(url: string): Promise<LimitStore> {
  await (await openDatabase(url)).destroy()
  const client = postgresPool(url, 2)
  // When several processes create the table at once, all but one get an error that it exists.
  await client.query(createTable('bigint')).catch((error: { code?: string }) => {
    if (error.code !== '42P07' && error.code !== '23505') throw error
  })
  return { kind: 'postgres', client, close: () => client.end() }
}

function createTable(integer: string): string {
  return `create table if not exists ${limitTable} (
    key varchar(255) primary key, points integer not null default 0, expire ${integer}
  )`
}

// Takes the file's lock before it writes, as SqliteConnections does.
function countingClient(database: Database.Database): CountingClient {
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
