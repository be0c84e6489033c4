import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { LibsqlDialect } from './sqlite'

/**
 * Opens a database and checks that it answers. `file:path/to.db` is created with its folder;
 * `postgres://…?schema=name` creates the schema. The caller closes it with `destroy()`.
 */
export async function openDatabase<Tables>(url: string): Promise<Kysely<Tables>> {
  try {
    const db = new Kysely<Tables>({ dialect: dialectOf(url) })
    const schema = schemaOf(url)
    await (schema ? makeSchema(db, schema) : sql`select 1`.execute(db))
    return db
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database ${withoutPassword(url)} can’t be opened: ${reason}`, { cause })
  }
}

// Looks for the schema first, because a database user without the right to create one can use an existing one. When
// several processes create it at once, all but one get an error that it exists.
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
  // Only the site's own system user may read personal data. SQLite gives this mode to `-wal` and `-shm` too.
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  return new LibsqlDialect(path)
}

/** The path of a SQLite URL; creates its folder. */
export function filePath(url: string): string {
  const path = resolve(/* turbopackIgnore: true */ process.cwd(), url.slice('file:'.length))
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  return path
}

function schemaOf(url: string): string | null {
  const schema = url.startsWith('file:') ? null : new URL(url).searchParams.get('schema')
  if (schema === null || /^[a-z_][a-z0-9_]*$/.test(schema)) return schema
  throw new Error('a schema’s name can have only lower-case letters, digits and underscores')
}

export function postgresPool(url: string, max = 10): pg.Pool {
  const schema = schemaOf(url)
  const pool = new pg.Pool({
    max,
    connectionString: url.replace(/([?&])schema=[^&]*&?/, '$1'),
    connectionTimeoutMillis: 4000,
    query_timeout: 10_000,
    ...(schema && { options: `-c search_path=${schema}` }),
  })
  // Without a listener, an idle connection that breaks ends the process. The next query opens another.
  pool.on('error', () => {})
  // A connection that breaks between two queries of one caller would also end the process. Now the next query fails.
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
