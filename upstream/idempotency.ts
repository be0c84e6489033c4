import type { Transaction } from 'kysely'
import type { Tables } from './tables'

const window = 24 * 60 * 60 * 1000

/**
 * Runs `work` unless the same key was answered within 24 hours; then the first answer is given again.
 * Takes: a transaction that holds both the key and what `work` writes, so that one is never kept without the other.
 */
export async function once<Answer>(
  trx: Transaction<Tables>,
  key: string | undefined,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; isNew: boolean }> {
  if (!key) return { answer: await work(), isNew: true }
  const oldest = new Date(Date.now() - window).toISOString()
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
  const claim = await trx
    .insertInto('idempotency_keys')
    .values({ key, created_at: new Date().toISOString(), answer: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  const row = trx.selectFrom('idempotency_keys').select('answer').where('key', '=', key)
  if (claim.numInsertedOrUpdatedRows === 0n) {
    return { answer: JSON.parse((await row.executeTakeFirstOrThrow()).answer), isNew: false }
  }
  const answer = await work()
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute()
  return { answer, isNew: true }
}
