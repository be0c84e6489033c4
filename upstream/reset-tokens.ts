import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { lockAccount } from './accounts'
import { deleteConfirmations } from './confirmations'
import type { Account, Tables } from './tables'

const lifetime = 3 * 24 * 60 * 60 * 1000

/**
 * Inserts a reset token, good for three days, and deletes those that have expired. Only the newest token of an account
 * is good: of many that were asked for, the others lie about in a mailbox.
 *
 * @param id of the account whose password it changes
 * @param token as it is mailed; the database does not hold it
 * @param now the instant of its mail
 */
export async function insertResetToken(
  db: Kysely<Tables>,
  id: number,
  token: string,
  now: Date,
): Promise<void> {
  await db.deleteFrom('reset_tokens').where('expires_at', '<', now.toISOString()).execute()
  const row = {
    hash: hashOf(token),
    account_id: id,
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  }
  await db.transaction().execute(async (trx) => {
    // Without the lock, each of two requests at once could miss the other's token.
    await lockAccount(trx, id)
    await trx.deleteFrom('reset_tokens').where('account_id', '=', id).execute()
    await trx.insertInto('reset_tokens').values(row).execute()
  })
}

/**
 * Whether a token can still change the password of an account.
 *
 * @param token as it was mailed
 * @param now the instant of the request
 */
export async function isOpen(
  db: Kysely<Tables>,
  account: Account,
  token: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('reset_tokens')
    .select('hash')
    .where('hash', '=', hashOf(token))
    .where('account_id', '=', account.id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Changes the password of an account by a token, and deletes all its tokens. Who has the link reads the account's mail, so
 * its address is confirmed too; a change of the address that was asked for before is off.
 *
 * @param token as it was mailed
 * @param hash of the new password
 * @param now the instant of the request
 * @returns false when another request has spent the token in the meantime; nothing is changed then
 */
export async function spendResetToken(
  db: Kysely<Tables>,
  { id, confirmed_at }: Account,
  token: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // Without the lock, two tokens of one account could each wait for the other's row.
    await lockAccount(trx, id)
    // Of several requests with the same token at once, only one finds the row and deletes it.
    const { numDeletedRows } = await trx
      .deleteFrom('reset_tokens')
      .where('hash', '=', hashOf(token))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows !== 1n) return false
    await trx.deleteFrom('reset_tokens').where('account_id', '=', id).execute()
    await deleteConfirmations(trx, id)
    await trx
      .updateTable('accounts')
      .set({ password_hash: hash, confirmed_at: confirmed_at ?? now.toISOString() })
      .where('id', '=', id)
      .execute()
    return true
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
