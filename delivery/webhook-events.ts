/** What a receiver is told of, by the names of the events. */
export type WebhookEvent = 'lead.created' | 'lead.changed' | 'lead.withdrawn' | 'message.created'

/** The version of the payload. It goes up when a field changes its name or meaning, or goes; a new one leaves it as it is. */
export const payloadVersion = 1

const leadTexts = [
  ...['reference', 'careerPathName', 'selectedPlan', 'billing', 'firstName', 'lastName', 'email', 'phone'],
  ...['country', 'jobTitle', 'company', 'message', 'source', 'page', 'campaign'],
]

// docs/webhooks.md describes each.
const texts: Record<WebhookEvent, string[]> = {
  'lead.created': leadTexts,
  'lead.changed': leadTexts,
  'lead.withdrawn': ['reference', 'email', 'withdrawn_at'],
  'message.created': [
    ...['reference', 'name', 'email', 'phone_number', 'company', 'subject', 'body', 'page', 'campaign'],
  ],
}

/**
 * What a receiver is told of a lead or message: the same fields whichever upstream takes it, and no other.
 *
 * @param record as it was stored, or as it is sent to the upstream
 * @returns its fields; those that were not given are empty
 */
export function eventData(event: WebhookEvent, record: Record<string, unknown>): Record<string, unknown> {
  const data = Object.fromEntries(texts[event].map((field) => [field, String(record[field] ?? '')]))
  if (event === 'message.created' || event === 'lead.withdrawn') return data
  return { ...data, subscribe: record.subscribe === true || record.subscribe === 'on' }
}
