import { chmodSync } from 'node:fs'
import Database from 'libsql'
import type pg from 'pg'
import { filePath, openDatabase, postgresPool } from './open'

/** Where counts are kept: the clients that rate-limiter-flexible takes, with the table there. */
export type LimitStore =
  | { kind: 'sqlite'; client: Database.Database; close: () => void }
  | { kind: 'postgres'; client: pg.Pool; close: () => Promise<void> }

export const limitTable = 'limits'

/**
 * Opens the table in which limits are counted. With SQLite that is a file beside the database: counting neither waits for
 * what the site writes nor needs to be on the disk before it is acknowledged.
 *
 * @param url as `openDatabase` takes it
 * @throws Error where it cannot be opened
 */
export async function openLimitStore(url: string): Promise<LimitStore> {
  return url.startsWith('file:') ? openFile(`${filePath(url)}-limits`) : await openPostgres(url)
}

function openFile(path: string): LimitStore {
  const client = new Database(path)
  chmodSync(path, 0o600)
  client.exec('pragma busy_timeout = 1000')
  client.exec('pragma journal_mode = wal')
  client.exec('pragma synchronous = normal')
  client.exec(createTable('integer'))
  return { kind: 'sqlite', client, close: () => client.close() }
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
