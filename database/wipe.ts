import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from './migrate'

/**
 * Removes deleted data from SQLite's files, which other connections may use. Returns false when those connections did
 * not pause within `timeoutMs`.
 */
export async function wipe(db: Kysely<unknown>, timeoutMs = 30_000): Promise<boolean> {
  if (isPostgres(db)) return true
  await sql`pragma temp_store = memory`.execute(db)
  const deadline = Date.now() + timeoutMs
  for (;;) {
    if (await isWiped(db)) return true
    if (Date.now() > deadline) return false
    await pause(100)
  }
}

// `vacuum` writes the new file into the write-ahead log first. The checkpoint then moves that log into the file.
async function isWiped(db: Kysely<unknown>): Promise<boolean> {
  try {
    await sql`vacuum`.execute(db)
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    return rows[0]?.busy === 0
  } catch (error) {
    if (/locked|busy/i.test(String(error))) return false
    throw error
  }
}
