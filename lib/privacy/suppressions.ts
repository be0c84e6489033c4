import { insertOnce } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'

export async function isSuppressed(db: Db, hash: string): Promise<boolean> {
  const rows = db.selectFrom('suppressions').select('address_hash').where('address_hash', '=', hash)
  return (await rows.executeTakeFirst()) !== undefined
}

/** Ends news and confirmations for an address. Its consents lose the address, but not their dates. Repeatable. */
export async function suppress(db: Db, hash: string, now: Date): Promise<true> {
  const at = now.toISOString()
  await db.transaction().execute(async (trx) => {
    await insertOnce(trx, 'suppressions', { address_hash: hash, created_at: at })
    await trx
      .updateTable('consents')
      .set({ email: null, withdrawn_at: at })
      .where('address_hash', '=', hash)
      .where('withdrawn_at', 'is', null)
      .execute()
  })
  return true
}

/** Returns false when the address was not suppressed. */
export async function resume(db: Db, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('suppressions')
    .where('address_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
