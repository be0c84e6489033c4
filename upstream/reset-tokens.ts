import type { Kysely } from 'kysely'
import { lockAccount } from './accounts'
import { deleteConfirmations } from './confirmations'
import { hashOf } from './mail-token'
import type { Account, Tables } from './tables'

const lifetimeMs = 3 * 24 * 60 * 60 * 1000

/** Inserts a token for three days. It replaces earlier ones, because old links may still lie in a mailbox. */
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
    expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
  }
  await db.transaction().execute(async (trx) => {
    // Without the lock, two requests could each miss the other's token.
    await lockAccount(trx, id)
    await trx.deleteFrom('reset_tokens').where('account_id', '=', id).execute()
    await trx.insertInto('reset_tokens').values(row).execute()
  })
}

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
 * Sets a new password. The link proves that the owner reads the mail: so it also confirms the account's address, and
 * cancels a requested change of address. Returns false when another request has spent the token.
 */
export async function spendResetToken(
  db: Kysely<Tables>,
  { id, confirmed_at }: Account,
  token: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // Without the lock, two tokens of one account could wait for each other's row.
    await lockAccount(trx, id)
    // Of several requests with one token, only one deletes the row.
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
