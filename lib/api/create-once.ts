import { env } from '@/lib/env'
import { referenceOf } from '@/upstream/reference'
import { post } from './client'
import { storeAndSend } from './store-and-send'
import { writeKey } from './write-key'

/** What surrounds a form's fields. */
export type Submission = {
  /** The `Idempotency-Key`. */
  key: string
  /** The path of the form's page. */
  page: string
  /** `utm_source=…&utm_medium=…`. */
  campaign: string
  /** When it came, for one that was held (receipt.ts). */
  receipt?: string
}

const underWay = new Map<string, Promise<void>>()

/**
 * Sends a record once, and returns its reference. For an outside upstream it is stored first. A double click
 * or a retry shares the key and the answer under way; without a key, equal fields within ten minutes are one
 * form. Throws UpstreamError; a 400's `fields` are named as the record's.
 */
export async function createOnce(
  kind: 'lead' | 'message',
  path: string,
  record: object,
  { key = writeKey(path, record, undefined), page = '', campaign = '', receipt }: Partial<Submission> = {},
): Promise<{ reference: string }> {
  const reference = referenceOf(key)
  const sent = { ...record, reference, page, campaign }
  const send = () =>
    env().API_ROOT_URL
      ? storeAndSend({ kind, path, record: sent, key, reference })
      : post(path, sent, { key, receipt })
  const sending = underWay.get(key) ?? send()
  underWay.set(key, sending)
  try {
    await sending
    return { reference }
  } finally {
    underWay.delete(key)
  }
}
