import { env } from '@/lib/env'
import { referenceOf } from '@/upstream/reference'
import { post } from './client'
import { storeAndSend } from './store-and-send'
import { writeKey } from './write-key'

/** What is known of one filled-in form besides its fields. */
export type Submission = {
  /** The record's `Idempotency-Key`. */
  key: string
  /** The path of the page that the form stood on. */
  page: string
  /** What led to the site, as `utm_source=…&utm_medium=…`. */
  campaign: string
}

const underWay = new Map<string, Promise<void>>()

/**
 * Sends a record to the upstream. What goes to an outside one is stored first, and then not lost. The same one sent again
 * by the same form carries the same `Idempotency-Key`, and shares the answer while the first is under way, so that a double
 * click or a second try leaves one record.
 * @param kind of record
 * @param path where the record is sent
 * @param record its fields
 * @param submission the form; without its key, the same fields sent within ten minutes are the same form
 * @returns the reference, by which its sender may ask after it
 * @throws UpstreamError; for a 400 its `fields` are named as the record's
 */
export async function createOnce(
  kind: 'lead' | 'message',
  path: string,
  record: object,
  { key = writeKey(path, record, undefined), page = '', campaign = '' }: Partial<Submission> = {},
): Promise<{ reference: string }> {
  const reference = referenceOf(key)
  const sent = { ...record, reference, page, campaign }
  const send = () =>
    env().API_ROOT_URL
      ? storeAndSend({ kind, path, record: sent, key, reference })
      : post(path, sent, { key })
  const sending = underWay.get(key) ?? send()
  underWay.set(key, sending)
  try {
    await sending
    return { reference }
  } finally {
    underWay.delete(key)
  }
}
