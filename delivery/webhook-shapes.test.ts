import { webhookBody } from './webhook-shapes'

const data = { reference: '7K3-P9Q-XMT', start: '2027-01-10', message: 'After six' }
const event = { type: 'lead.created', version: 1, timestamp: '2027-01-10T09:00:00.000Z', data }
const { reference, start, message } = data

test.each([
  ['standard', { ...event }],
  ['flat', { type: event.type, timestamp: event.timestamp, reference, start, message }],
  [{ start: 'intake' }, { type: event.type, timestamp: event.timestamp, reference, intake: start, message }],
  [
    'hubspot-form',
    {
      submittedAt: Date.parse(event.timestamp),
      fields: [
        { objectTypeId: '0-1', name: 'reference', value: reference },
        // The provider's HubSpot form has no field for the start.
        { objectTypeId: '0-1', name: 'message', value: 'After six\nStart: 2027-01-10' },
      ],
    },
  ],
] as const)('the shape %j carries the start of a lead', (shape, body) => {
  expect(JSON.parse(webhookBody(event, shape))).toEqual(body)
})
