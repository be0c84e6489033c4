/** Standard Webhooks, one flat object, a HubSpot form, or a flat object with renamed fields. */
export type WebhookShape = 'standard' | 'flat' | 'hubspot-form' | Readonly<Record<string, string | undefined>>

type Event = { type: string; version: number; timestamp: string; data: Record<string, unknown> }

/** The JSON of an event. All shapes but the standard one leave out empty fields, as CRMs refuse them. */
export function webhookBody(event: Event, shape: WebhookShape = 'standard'): string {
  if (shape === 'standard') return JSON.stringify(event)
  if (shape === 'hubspot-form') return JSON.stringify(hubspotForm(event))
  const { type, timestamp, data } = event
  const names = shape === 'flat' ? {} : shape
  const fields = filled({ type, timestamp, ...data }).map(([name, value]) => [names[name] ?? name, value])
  return JSON.stringify(Object.fromEntries(fields))
}

// HubSpot's own properties of a contact, and four that a form adds (docs/webhooks.md).
const hubspotNames: Record<string, string> = {
  email: 'email',
  firstName: 'firstname',
  lastName: 'lastname',
  name: 'firstname',
  phone: 'phone',
  phone_number: 'phone',
  company: 'company',
  country: 'country',
  jobTitle: 'jobtitle',
  message: 'message',
  reference: 'reference',
  careerPathName: 'career_path',
  selectedPlan: 'plan',
  withdrawn_at: 'withdrawn_at',
}

function hubspotForm({ timestamp, data }: Event) {
  // HubSpot refuses a form with a field that the provider has not created, so the start stands in the message.
  const parts = [data.message, data.subject, data.body, data.start && `Start: ${data.start}`]
  const message = parts.filter(Boolean).join('\n')
  const fields = filled({ ...data, message }).flatMap(([field, value]) => {
    const name = hubspotNames[field]
    return name ? [{ objectTypeId: '0-1', name, value }] : []
  })
  return { submittedAt: Date.parse(timestamp), fields }
}

const filled = (fields: Record<string, unknown>) => Object.entries(fields).filter(([, value]) => value !== '')
