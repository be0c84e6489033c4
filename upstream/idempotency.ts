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
 * Runs `insert`, unless the same key was answered within 24 hours. A key keeps the id of the record alone: what was sent is
 * the same again, so the answer is made anew.
 *
 * @param trx holds both the key and what `insert` writes, so that neither is stored without the other
 * @param key of the request
 * @param now the instant of the request
 * @param insert stores what was sent, and gives its id
 * @returns the id that `insert` gave, or with `isNew: false` the one that was given first
 * @throws KeyReusedError when the key came with other fields before
 */
export async function once(
  trx: Transaction<Tables>,
  { scope, text, values }: Key,
  now: Date,
  insert: () => Promise<number>,
): Promise<{ id: number; isNew: boolean }> {
  if (!text) return { id: await insert(), isNew: true }
  const key = hashOf(`${scope} ${text}`)
  const sent = hashOf(JSON.stringify(values))
  const oldest = new Date(now.getTime() - window).toISOString()
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
  const claim = await trx
    .insertInto('idempotency_keys')
    .values({ key, created_at: now.toISOString(), sent, record: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (claim.numInsertedOrUpdatedRows === 0n) {
    const rows = trx.selectFrom('idempotency_keys').select(['sent', 'record']).where('key', '=', key)
    const first = await rows.executeTakeFirstOrThrow()
    if (first.sent !== sent) throw new KeyReusedError()
    return { id: Number(first.record.split(' ')[1]), isNew: false }
  }
  const id = await insert()
  const record = recordOf(scope, id)
  await trx.updateTable('idempotency_keys').set({ record }).where('key', '=', key).execute()
  return { id, isNew: true }
}

/**
 * How a key names its record.
 *
 * @param scope the kind of record
 * @param id of the record
 */
export function recordOf(scope: Key['scope'], id: number): string {
  return `${scope} ${id}`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
