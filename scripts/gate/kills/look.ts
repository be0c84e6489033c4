import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { openDatabase } from '@/database/open'
import type { Tables } from '@/upstream/tables'

/**
 * Reads a database whose processes may have been killed. If no process uses SQLite's files, it reads a copy: the first
 * process that opens the files recovers them, and that must be the next program.
 */
export async function look<T>(
  url: string,
  isUsed: boolean,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const copy = isUsed || !url.startsWith('file:') ? undefined : copyOf(url.slice('file:'.length))
  const db = await openDatabase<Tables>(copy ? `file:${join(copy, 'site.db')}` : url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
    if (copy) rmSync(copy, { recursive: true })
  }
}

function copyOf(path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kills-look-'))
  for (const end of ['', '-wal'])
    if (existsSync(path + end)) cpSync(path + end, join(folder, `site.db${end}`))
  return folder
}

export async function contentOf(db: Kysely<Tables>) {
  const items = await db
    .selectFrom('outbox')
    .select(['id', 'key', 'destination', 'kind', 'record', 'state', 'reason', 'leased_until'])
    .orderBy('id')
    .execute()
  const records = await storedRecords(db)
  const byName = new Map(records.map(({ name, reference }) => [name, reference]))
  const referenceOf = (record: string) => byName.get(record) ?? record.split(' ')[1] ?? ''
  return {
    /** The references of leads and messages, one for each row. */
    stored: records.map(({ reference }) => reference),
    items: items.map((item) => ({ ...item, reference: referenceOf(item.record) })),
  }
}

export type Content = Awaited<ReturnType<typeof contentOf>>

// A site with an outside upstream has no such tables.
async function storedRecords(db: Kysely<Tables>): Promise<{ name: string; reference: string }[]> {
  try {
    const { rows } = await sql<{ name: string; reference: string }>`
      select 'lead ' || id as name, reference from leads union all
      select 'message ' || id as name, reference from messages`.execute(db)
    return rows
  } catch (error) {
    if (/no such table|does not exist/.test(String(error))) return []
    throw error
  }
}
