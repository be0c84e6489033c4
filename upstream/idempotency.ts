import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { Refusal } from './refusal'
import type { Tables } from './tables'

const windowMs = 24 * 60 * 60 * 1000

export type Key = {
  /** Separates a lead and a message with the same key. */
  scope: 'lead' | 'message'
  text: string | undefined
  values: object
}

/**
 * Runs `insert`, unless a request with this key was answered within 24 hours: then returns the first record's id.
 * `trx` stores key and record together. Refuses a key that comes back with other fields (422).
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
  const oldest = new Date(now.getTime() - windowMs).toISOString()
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
  const claim = await trx
    .insertInto('idempotency_keys')
    .values({ key, created_at: now.toISOString(), sent, record: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (claim.numInsertedOrUpdatedRows === 0n) {
    const rows = trx.selectFrom('idempotency_keys').select(['sent', 'record']).where('key', '=', key)
    const first = await rows.executeTakeFirstOrThrow()
    if (first.sent !== sent)
      throw new Refusal(422, { detail: 'This Idempotency-Key was used for another request.' })
    return { id: Number(first.record.split(' ')[1]), isNew: false }
  }
  const id = await insert()
  const record = recordOf(scope, id)
  await trx.updateTable('idempotency_keys').set({ record }).where('key', '=', key).execute()
  return { id, isNew: true }
}

export function recordOf(scope: Key['scope'], id: number): string {
  return `${scope} ${id}`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
