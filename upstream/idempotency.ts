import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from './tables'

const window = 24 * 60 * 60 * 1000

export type Key = {
  /** A lead and a message that were sent with the same text have different keys. */
  scope: 'lead' | 'message'
  /** The request's `Idempotency-Key`, if it has one. */
  text: string | undefined
  /** The fields that were sent with it. A repeated key with other fields is refused. */
  values: object
}

/** A key was repeated with other fields. app.ts answers 422. */
export class KeyReusedError extends Error {}

/**
 * Runs `work`, unless the same key was answered within 24 hours.
 *
 * @param trx holds both the key and what `work` writes, so that neither is stored without the other
 * @param key of the request
 * @param now the instant of the request
 * @param work inserts what was sent, and gives the answer
 * @returns the answer of `work`, or with `isNew: false` the one that was given first
 * @throws KeyReusedError when the key came with other fields before
 */
export async function once<Answer>(
  trx: Transaction<Tables>,
  { scope, text, values }: Key,
  now: Date,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; isNew: boolean }> {
  if (!text) return { answer: await work(), isNew: true }
  const key = hashOf(`${scope} ${text}`)
  const sent = hashOf(JSON.stringify(values))
  const oldest = new Date(now.getTime() - window).toISOString()
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
  const claim = await trx
    .insertInto('idempotency_keys')
    .values({ key, created_at: now.toISOString(), answer: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  const rows = trx.selectFrom('idempotency_keys').select('answer').where('key', '=', key)
  if (claim.numInsertedOrUpdatedRows === 0n) {
    const first = JSON.parse((await rows.executeTakeFirstOrThrow()).answer)
    if (first.sent !== sent) throw new KeyReusedError()
    return { answer: first.answer, isNew: false }
  }
  const answer = await work()
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify({ sent, answer }) })
    .where('key', '=', key)
    .execute()
  return { answer, isNew: true }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
