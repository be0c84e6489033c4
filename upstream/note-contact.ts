import type { Kysely } from 'kysely'
import type { Account, Tables } from './tables'

/**
 * Notes that an account was used, once a day: it is kept for a time after its last contact.
 *
 * @param account as it was read
 * @param now the instant of the request
 */
export async function noteContact(db: Kysely<Tables>, account: Account, now: Date): Promise<void> {
  const at = now.toISOString()
  if (account.last_contact_at.slice(0, 10) === at.slice(0, 10)) return
  await db.updateTable('accounts').set({ last_contact_at: at }).where('id', '=', account.id).execute()
}
