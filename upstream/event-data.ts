import type { WebhookEvent } from '@/delivery/webhook-events'
import { leadFieldNames, messageFieldNames } from './record-fields'

const lead = ['reference', ...leadFieldNames, 'billing', 'page', 'campaign']

// Described in docs/webhooks.md.
const fields: Record<WebhookEvent, string[]> = {
  'lead.created': lead,
  'lead.changed': lead,
  'lead.withdrawn': ['reference', 'email', 'withdrawn_at'],
  'message.created': ['reference', 'kind', ...messageFieldNames, 'page', 'campaign'],
}

/** An event's data, equal for every upstream. All values but `subscribe` are texts. Missing fields are empty. */
export function eventData(event: WebhookEvent, record: Record<string, unknown>): Record<string, unknown> {
  const valueIn = (field: string) =>
    field === 'subscribe' ? record[field] === true || record[field] === 'on' : String(record[field] ?? '')
  return Object.fromEntries(fields[event].map((field) => [field, valueIn(field)]))
}
