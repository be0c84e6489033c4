import { chmodSync } from 'node:fs'
import type pg from 'pg'
import { type CountingClient, countingClient } from './counting-client'
import { filePath, openDatabase, postgresPool } from './open'

/** Where counts are kept: the clients that rate-limiter-flexible takes, with the table there. */
export type LimitStore =
  | { kind: 'sqlite'; client: CountingClient; close: () => void }
  | { kind: 'postgres'; client: pg.Pool; close: () => Promise<void> }

export const limitTable = 'limits'

const hour = 60 * 60_000

/**
 * Opens the table in which limits are counted. With SQLite that is a file beside the database: counting neither waits for
 * what the site writes nor needs to be on the disk before it is acknowledged.
 *
 * @param url as `openDatabase` takes it
 * @throws Error where it cannot be opened
 */
export async function openLimitStore(url: string): Promise<LimitStore> {
  return await (url.startsWith('file:') ? openFile(`${filePath(url)}-limits`) : openPostgres(url))
}

async function openFile(path: string): Promise<LimitStore> {
  const { default: Database } = await import('libsql')
  const database = new Database(path)
  chmodSync(path, 0o600)
  // It holds up the whole process: who comes too late for the lock is counted in memory.
  database.exec('pragma busy_timeout = 100')
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = normal')
  database.exec(createTable('integer'))
  const client = countingClient(database)
  const clearing = setInterval(() => clearExpired(client), hour).unref()
  return {
    kind: 'sqlite',
    client,
    close() {
      clearInterval(clearing)
      database.close()
    },
  }
}

// rate-limiter-flexible would do it, but ends the process where it cannot be done.
function clearExpired(client: CountingClient): void {
  try {
    client.prepare(`delete from ${limitTable} where expire < ?`).run(Date.now() - hour)
  } catch {
    // The next hour tries again.
  }
}

async function openPostgres(url: string): Promise<LimitStore> {
  // Makes the schema where there is none.
  await (await openDatabase(url)).destroy()
  const client = postgresPool(url, 2)
  // When several processes create it at once, all but one get an error that says that it exists.
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
