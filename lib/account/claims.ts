import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SiteTables } from '@/lib/store/tables'

/** An exchange takes two seconds at most. Who has not kept its result by then, in milliseconds, has ended amid it. */
export const lease = 5000

type Db = Kysely<SiteTables>
type Claimed = { id: string; renewals: number; claimed_until: string }

/**
 * Claims the exchange of a session's refresh token: of all processes that try at once, one may.
 * @param row as it was read: one that was claimed or renewed since is not claimed
 * @returns whether the caller may
 * @throws Error while the database is away
 */
export async function claimRenewal(db: Db, row: Claimed): Promise<boolean> {
  const { id, renewals, claimed_until } = row
  // No other claim is written the same, be it by a process whose clock is wrong.
  const claim = `${new Date(Date.now() + lease).toISOString()} ${randomUUID()}`
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ claimed_until: claim })
    .where('id', '=', id)
    .where('renewals', '=', renewals)
    .where('ended_at', 'is', null)
    .where('claimed_until', '=', claimed_until)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Keeps what came of the exchange for all processes.
 * @param id of the row
 * @param sealed the session with its new tokens, encrypted
 * @returns false for a session that has ended meanwhile
 * @throws Error while the database is away
 */
export async function keepRenewed(db: Db, id: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(({ eb }) => ({ renewed: sealed, renewals: eb('renewals', '+', 1), claimed_until: '' }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Gives a claim back whose exchange has failed.
 * @param id of the row
 * @throws Error while the database is away
 */
export async function releaseClaim(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ claimed_until: '' }).where('id', '=', id).execute()
}
