import type { Kysely } from 'kysely'
import type { Account, Tables } from './tables'

/** The day of an account's last use, from which its retention counts. */
export async function noteContact(db: Kysely<Tables>, account: Account, now: Date): Promise<void> {
  const at = now.toISOString()
  if (account.last_contact_at.slice(0, 10) === at.slice(0, 10)) return
  await db.updateTable('accounts').set({ last_contact_at: at }).where('id', '=', account.id).execute()
}
