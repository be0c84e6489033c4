import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { inspect } from '@/database/backup'
import { textColumns } from '@/database/text-columns'
import { wipe } from '@/database/wipe'
import type { SiteTables } from '@/lib/store/tables'
import { openPeople } from './personal-data'

const ends = ['', '-wal', '-shm']

/** Copies a backup to `draft`, brings the copy to this version, and runs `work` on it. `counts`: rows of each table. */
export async function restored<Result>(
  file: string,
  draft: string,
  work: (db: Kysely<SiteTables>) => Promise<Result>,
): Promise<{ counts: Record<string, number>; done: Result }> {
  if (!existsSync(file)) throw new Error(`${file} can’t be restored: it doesn’t exist`)
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, draft + end)
  const counts = inspected(file, draft)
  const db = await openPeople(`file:${draft}`)
  try {
    const done = await work(db)
    await endWhatOpensAccounts(db)
    if (!(await wipe(db as Kysely<unknown>))) throw new Error(`${draft} is in use`)
    return { counts, done }
  } finally {
    await db.destroy()
    for (const end of ['-wal', '-shm']) rmSync(draft + end, { force: true })
  }
}

export function removeDraft(draft: string): void {
  for (const end of ends) rmSync(draft + end, { force: true })
}

export function peopleIn({ leads = 0, messages = 0, accounts = 0 }: Record<string, number>): string {
  return `${leads} leads, ${messages} messages, ${accounts} accounts`
}

function inspected(file: string, draft: string): Record<string, number> {
  let counts: Record<string, number>
  try {
    counts = inspect(draft)
  } catch (error) {
    throw new Error(`${file} can’t be restored: ${(error as Error).message}`)
  }
  if (counts.site_migrations !== undefined || (counts.migrations !== undefined && counts.leads !== undefined))
    return counts
  throw new Error(`${file} can’t be restored: it isn’t a database of this program`)
}

/** Ends sessions and mailed links. Otherwise those that ended or were used since the backup would work again. */
export async function endWhatOpensAccounts(db: Kysely<SiteTables>): Promise<void> {
  const there = new Set((await textColumns(db as Kysely<unknown>)).map(({ table }) => table))
  for (const table of ['sessions', 'reset_tokens', 'confirmations'])
    if (there.has(table)) await sql`delete from ${sql.table(table)}`.execute(db)
}
