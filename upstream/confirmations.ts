import { createHash, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { keyOf, lockAccount } from './accounts'
import type { Account, Tables } from './tables'

const hour = 60 * 60 * 1000
const lifetime = 3 * 24 * hour
/** How many links an hour, those that the account asked for and those to the address taken together. */
const mostAnHour = 3

/**
 * Inserts a link that confirms an address, in the place of those before. It gets its token when it is mailed.
 *
 * @param email the account's own address, or the one that is to take its place
 * @param now the instant of the request
 * @returns its id; null where too many were asked for within the hour
 */
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

/**
 * Gives a link that confirms an address its token, good for three days from its mail.
 *
 * @param id as `insertConfirmation` gave it
 * @param token as it is mailed; the database does not hold it
 * @param now the instant of its mail
 * @returns whose it is; null for a link that is used up
 */
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

/**
 * The link of a token, while it can be used.
 *
 * @param token as it was mailed
 * @param now the instant of the request
 * @returns null for a link that is not the newest, was used or is too old
 */
export async function openConfirmation(
  db: Kysely<Tables>,
  { id }: Pick<Account, 'id'>,
  token: string,
  now: Date,
) {
  const newest = await db
    .selectFrom('confirmations')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return newest?.hash === hashOf(token) && newest.expires_at >= now.toISOString() ? newest : null
}

/**
 * Confirms an address by a link, and makes it the account's where it was not. All links of the account are then used up,
 * and so are those to another password where the address has changed: they went to the one before.
 *
 * @param token as it was mailed
 * @param now the instant of the request
 * @returns the address; null for a link that is not the newest, was used or is too old, and where another account has
 *   taken the address meanwhile
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
  if (email_key !== account.email_key) {
    await trx.deleteFrom('reset_tokens').where('account_id', '=', account.id).execute()
  }
  await trx
    .updateTable('accounts')
    .set({ email, email_key, confirmed_at: now.toISOString() })
    .where('id', '=', account.id)
    .execute()
  return email
}

/**
 * Uses up all links that confirm an address of an account.
 *
 * @param id of the account
 */
export async function deleteConfirmations(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('confirmations').where('account_id', '=', id).execute()
}

async function isTooOften(trx: Transaction<Tables>, id: number, email: string, now: Date): Promise<boolean> {
  const { count } = await trx
    .selectFrom('confirmations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb, or }) => or([eb('account_id', '=', id), eb('email_key', '=', keyOf(email))]))
    .where('created_at', '>', new Date(now.getTime() - hour).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count) >= mostAnHour
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
