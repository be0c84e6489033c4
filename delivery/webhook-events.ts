export type WebhookEvent = 'lead.created' | 'lead.changed' | 'lead.withdrawn' | 'message.created'

/** Raised when a field is renamed, removed or gets another meaning, but not for a new field. */
export const payloadVersion = 1
