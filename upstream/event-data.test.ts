import { webhook, webhookFields } from '@/provider/fields/webhook'
import { eventData } from './event-data'

const events = ['lead.created', 'lead.changed', 'lead.withdrawn', 'message.created'] as const

test('the provider may rename every field of an event, and no other field', () => {
  const fields = events.flatMap((event) => Object.keys(eventData(event, {})))
  expect([...webhookFields].sort()).toEqual([...new Set(['type', 'timestamp', ...fields])].sort())
  expect(webhook.parse({ email: 'emailAddress' })).toEqual({ email: 'emailAddress' })
  expect(webhook.safeParse({ emial: 'emailAddress' }).success).toBe(false)
  expect(webhook.safeParse('flatt').success).toBe(false)
})
