import type { Kysely, Transaction } from 'kysely'
import type { Account, Tables } from './tables'

/**
 * The account of an address.
 *
 * @param address in capitals or not
 * @returns undefined for an address without an account
 */
export async function findAccount(db: Kysely<Tables>, address: string): Promise<Account | undefined> {
  return await db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', keyOf(address))
    .executeTakeFirst()
}

/**
 * The account of an id.
 *
 * @param id any number: what the database cannot hold as an id has no account
 * @returns undefined for an id without an account
 */
export async function getAccount(db: Kysely<Tables>, id: number): Promise<Account | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) return undefined
  return await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Inserts an account.
 *
 * @param now the instant of the request
 * @returns it; undefined where another request has just inserted the same address
 */
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

/**
 * The form of an address by which addresses are compared.
 *
 * @param address in capitals or not
 */
export function keyOf(address: string): string {
  return address.toLowerCase()
}

/**
 * Locks an account: until the transaction ends, others that change it wait.
 *
 * @param id of an account; one that is not there locks nothing
 */
export async function lockAccount(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set(({ ref }) => ({ is_active: ref('is_active') }))
    .where('id', '=', id)
    .execute()
}
