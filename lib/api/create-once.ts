import { env } from '@/lib/env'
import { referenceOf } from '@/upstream/reference'
import { post } from './client'
import { storeAndSend } from './store-and-send'
import { writeKey } from './write-key'

/** Data that belongs to a submitted form, besides its fields. */
export type Submission = {
  /** The `Idempotency-Key`. */
  key: string
  /** The path of the form's page. */
  page: string
  /** `utm_source=…&utm_medium=…`. */
  campaign: string
  /** The signed time at which a form came that was held as possible spam (receipt.ts). */
  receipt?: string
}

const underWay = new Map<string, Promise<void>>()

/**
 * Sends a record once and returns its reference. For an outside upstream, it stores the record first. A double
 * click or a retry has the same key and shares the request in flight. Without a key, equal fields within ten
 * minutes count as one form. Throws UpstreamError; after a 400, its `fields` have the record's names.
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
