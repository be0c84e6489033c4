import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { keyOf, lockAccount } from './accounts'
import { hashOf } from './mail-token'
import type { Account, Tables } from './tables'

const hourMs = 60 * 60 * 1000
const lifetime = 3 * 24 * hourMs
/** The most links that one account or one address gets in an hour. */
const maxPerHour = 3

/** Inserts a link, which replaces earlier ones and gets its token when mailed. Null after too many in an hour. */
export async function insertConfirmation(
  trx: Transaction<Tables>,
  { id }: Pick<Account, 'id'>,
  email: string,
  now: Date,
): Promise<number | null> {
  await lockAccount(trx, id)
  await trx.deleteFrom('confirmations').where('expires_at', '<', now.toISOString()).execute()
  if (await isTooOften(trx, id, email, now)) return null
  const row = {
    hash: `not mailed yet ${randomUUID()}`,
    account_id: id,
    email,
    email_key: keyOf(email),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  }
  return (await trx.insertInto('confirmations').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Gives a link its token, valid for three days. Null when the link no longer exists, for example after its use. */
export async function mailConfirmation(
  db: Kysely<Tables>,
  id: number,
  token: string,
  now: Date,
): Promise<{ accountId: number; email: string } | null> {
  const expires_at = new Date(now.getTime() + lifetime).toISOString()
  const row = await db
    .updateTable('confirmations')
    .set({ hash: hashOf(token), expires_at })
    .where('id', '=', id)
    .returning(['account_id', 'email'])
    .executeTakeFirst()
  return row ? { accountId: row.account_id, email: row.email } : null
}

/** Null for a link that is used, expired or not the newest. */
export async function openConfirmation(db: Kysely<Tables>, { id }: Account, token: string, now: Date) {
  const newest = await db
    .selectFrom('confirmations')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return newest?.hash === hashOf(token) && newest.expires_at >= now.toISOString() ? newest : null
}

/**
 * Confirms the address and makes it the account's. All confirmation links of the account end. Its reset links end only
 * when the address changes, as they went to the old one. Null for an invalid link, or when another account has `email`.
 */
export async function spendConfirmation(
  trx: Transaction<Tables>,
  account: Account,
  token: string,
  now: Date,
): Promise<string | null> {
  await lockAccount(trx, account.id)
  const newest = await openConfirmation(trx, account, token, now)
  if (!newest) return null
  const { email, email_key } = newest
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', email_key)
    .where('id', '!=', account.id)
    .executeTakeFirst()
  if (other) return null
  await deleteConfirmations(trx, account.id)
  if (email_key !== account.email_key)
    await trx.deleteFrom('reset_tokens').where('account_id', '=', account.id).execute()
  await trx
    .updateTable('accounts')
    .set({ email, email_key, confirmed_at: now.toISOString() })
    .where('id', '=', account.id)
    .execute()
  return email
}

export async function deleteConfirmations(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('confirmations').where('account_id', '=', id).execute()
}

async function isTooOften(trx: Transaction<Tables>, id: number, email: string, now: Date): Promise<boolean> {
  const { count } = await trx
    .selectFrom('confirmations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb, or }) => or([eb('account_id', '=', id), eb('email_key', '=', keyOf(email))]))
    .where('created_at', '>', new Date(now.getTime() - hourMs).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count) >= maxPerHour
}
