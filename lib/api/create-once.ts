import { createHash } from 'node:crypto'
import { post } from './client'

const underWay = new Map<string, Promise<void>>()

/**
 * Sends a record to the upstream. The same one sent again while the first is under way shares its answer, and carries
 * the same `Idempotency-Key` whenever it is sent, so that a double click leaves one record.
 * Throws UpstreamError; for a 400 its `fields` are named as the record's.
 */
export async function createOnce(path: string, record: object): Promise<void> {
  const key = createHash('sha256').update(path).update(JSON.stringify(record)).digest('hex')
  const sending = underWay.get(key) ?? post(path, record, { key })
  underWay.set(key, sending)
  try {
    await sending
  } finally {
    underWay.delete(key)
  }
}
