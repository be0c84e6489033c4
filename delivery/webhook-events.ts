export type WebhookEvent = 'lead.created' | 'lead.changed' | 'lead.withdrawn' | 'message.created'

/** Raised when a field is renamed, changes its meaning or goes. A new field leaves it. */
export const payloadVersion = 1
