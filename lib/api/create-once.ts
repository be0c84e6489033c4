import { post } from './client'
import { writeKey } from './write-key'

const underWay = new Map<string, Promise<void>>()

/**
 * Sends a record to the upstream. The same one sent again by the same form carries the same `Idempotency-Key`, and
 * shares the answer while the first is under way, so that a double click or a second try leaves one record.
 * @param path where the record is sent
 * @param record its fields
 * @param formKey the key of the form that was filled in, if it has one
 * @throws UpstreamError; for a 400 its `fields` are named as the record's
 */
export async function createOnce(path: string, record: object, formKey?: string): Promise<void> {
  const key = writeKey(path, record, formKey)
  const sending = underWay.get(key) ?? post(path, record, { key })
  underWay.set(key, sending)
  try {
    await sending
  } finally {
    underWay.delete(key)
  }
}
