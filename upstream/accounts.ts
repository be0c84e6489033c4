import type { Kysely, Transaction } from 'kysely'
import type { Account, Tables } from './tables'

export async function findAccount(db: Kysely<Tables>, address: string): Promise<Account | undefined> {
  return await db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', keyOf(address))
    .executeTakeFirst()
}

export async function getAccount(db: Kysely<Tables>, id: number): Promise<Account | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) return undefined
  return await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertAccount(
  db: Kysely<Tables>,
  values: Pick<Account, 'email' | 'password_hash'>,
  now: Date,
): Promise<Account | undefined> {
  const at = now.toISOString()
  return await db
    .insertInto('accounts')
    .values({
      created_at: at,
      last_contact_at: at,
      ...values,
      email_key: keyOf(values.email),
      is_active: 1,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Addresses are compared in this form. */
export function keyOf(address: string): string {
  return address.toLowerCase()
}

/** Locks an account: other changes of it wait until the transaction ends. An unknown id locks nothing. */
export async function lockAccount(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set(({ ref }) => ({ is_active: ref('is_active') }))
    .where('id', '=', id)
    .execute()
}

/** Records the day of an account's last use. Its retention period counts from then. */
export async function noteContact(db: Kysely<Tables>, account: Account, now: Date): Promise<void> {
  const at = now.toISOString()
  if (account.last_contact_at.slice(0, 10) === at.slice(0, 10)) return
  await db.updateTable('accounts').set({ last_contact_at: at }).where('id', '=', account.id).execute()
}
