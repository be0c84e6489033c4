import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A database for one test: a SQLite file, or a new schema in the Postgres of TEST_DATABASE_URL. */
export function testDatabaseUrl(): string {
  const postgres = process.env.TEST_DATABASE_URL
  if (postgres) {
    const url = new URL(postgres)
    url.searchParams.set('schema', `test_${randomUUID().replaceAll('-', '')}`)
    return url.href
  }
  return `file:${join(mkdtempSync(join(tmpdir(), 'database-')), 'deep', 'test.db')}`
}
