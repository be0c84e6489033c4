import type { WebhookEvent } from '@/delivery/webhook-events'
import { leadFieldNames, messageFieldNames } from './record-fields'

const lead = ['reference', ...leadFieldNames, 'billing', 'page', 'campaign']

// docs/webhooks.md describes each.
const fields: Record<WebhookEvent, string[]> = {
  'lead.created': lead,
  'lead.changed': lead,
  'lead.withdrawn': ['reference', 'email', 'withdrawn_at'],
  'message.created': ['reference', 'kind', ...messageFieldNames, 'page', 'campaign'],
}

/**
 * The data of an event of a lead or message: the same fields whichever upstream takes it, and no other.
 *
 * @param record as it was stored, or as it is sent to the upstream
 * @returns its fields, as texts but for `subscribe`; those that were not given are empty
 */
export function eventData(event: WebhookEvent, record: Record<string, unknown>): Record<string, unknown> {
  const valueIn = (field: string) =>
    field === 'subscribe' ? record[field] === true || record[field] === 'on' : String(record[field] ?? '')
  return Object.fromEntries(fields[event].map((field) => [field, valueIn(field)]))
}
