import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { sqliteDialect } from './sqlite'

/**
 * Opens a database and checks that it answers.
 *
 * @param url `file:path/to.db` for SQLite, which creates the file and its folder, or `postgres://…`, where
 *   `?schema=name` puts the tables into a schema of that name, created if missing
 * @returns a Kysely instance, which the caller closes by `destroy()`
 * @throws an Error that says what failed and has the URL without its password
 */
export async function openDatabase<Tables>(url: string): Promise<Kysely<Tables>> {
  try {
    const db = new Kysely<Tables>({ dialect: dialectOf(url) })
    const schema = schemaOf(url)
    await (schema ? makeSchema(db, schema) : sql`select 1`.execute(db))
    return db
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database ${withoutPassword(url)} cannot be opened: ${reason}`, { cause })
  }
}

// A user who may not create schemas can still use one that is there. When several processes create it at once, all but one
// get an error that says that it exists.
async function makeSchema<Tables>(db: Kysely<Tables>, schema: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(db)
  if (rows.length > 0) return
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db).catch((error: { code?: string }) => {
    if (error.code !== '42P06' && error.code !== '23505') throw error
  })
}

function dialectOf(url: string): Dialect {
  if (!url.startsWith('file:')) return new PostgresDialect({ pool: postgresPool(url) })
  const path = filePath(url)
  keepPrivate(path)
  return sqliteDialect(path)
}

/**
 * Where the file of a SQLite database is; makes its folder.
 *
 * @param url `file:…`, as `openDatabase` takes it
 */
export function filePath(url: string): string {
  const path = resolve(/* turbopackIgnore: true */ process.cwd(), url.slice('file:'.length))
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  return path
}

// People's data are for the site's own user. SQLite gives the files beside it the mode of this one.
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}

function schemaOf(url: string): string | null {
  const schema = url.startsWith('file:') ? null : new URL(url).searchParams.get('schema')
  if (schema === null || /^[a-z_][a-z0-9_]*$/.test(schema)) return schema
  throw new Error('a schema is named in lower-case letters, digits and underscores')
}

/**
 * Connections to Postgres.
 *
 * @param url as `openDatabase` takes it
 * @param max how many at most
 */
export function postgresPool(url: string, max = 10): pg.Pool {
  const schema = schemaOf(url)
  const pool = new pg.Pool({
    max,
    connectionString: url.replace(/([?&])schema=[^&]*&?/, '$1'),
    connectionTimeoutMillis: 4000,
    query_timeout: 10_000,
    ...(schema && { options: `-c search_path=${schema}` }),
  })
  // Without a listener, an idle connection that breaks would end the process. The next query opens another.
  pool.on('error', () => {})
  // So would one that is in use, between two queries: the next one on it fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function withoutPassword(url: string): string {
  if (url.startsWith('file:')) return url
  if (!URL.canParse(url)) return 'of DATABASE_URL'
  const shown = new URL(url)
  if (shown.password) shown.password = '***'
  if (shown.searchParams.has('password')) shown.searchParams.set('password', '***')
  return shown.href
}
