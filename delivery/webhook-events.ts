/** What a receiver is told of, by the names of the events. */
export type WebhookEvent = 'lead.created' | 'lead.changed' | 'lead.withdrawn' | 'message.created'

/** The version of the payload. It goes up when a field changes its name or meaning, or goes; a new one leaves it as it is. */
export const payloadVersion = 1
