import { randomUUID } from 'node:crypto'
import type { Db } from '@/lib/store/tables'

/** After this long, the process that holds a claim is presumed dead: an exchange takes two seconds at most. */
export const leaseMs = 5000

type ClaimRow = { id: string; renewals: number; claimed_until: string }

/** Claims the exchange of a refresh token; false when the row was claimed or renewed since it was read. */
export async function claimRenewal(db: Db, row: ClaimRow): Promise<boolean> {
  const { id, renewals, claimed_until } = row
  // The random part makes the claim unique, even if another process's clock is wrong.
  const claim = `${new Date(Date.now() + leaseMs).toISOString()} ${randomUUID()}`
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

/** Stores the renewed session for all processes; false when it has ended. */
export async function storeRenewed(db: Db, id: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(({ eb }) => ({ renewed: sealed, renewals: eb('renewals', '+', 1), claimed_until: '' }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function releaseClaim(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ claimed_until: '' }).where('id', '=', id).execute()
}
