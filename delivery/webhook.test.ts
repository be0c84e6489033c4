import { readFileSync } from 'node:fs'
import { Webhook } from 'standardwebhooks'
import { eventData } from '@/upstream/event-data'
import { outboxForTest } from './testing'
import { httpForTest } from './testing-servers'
import { webhookDestination } from './webhook'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const data = eventData('lead.created', { reference: '7K3-P9Q-XMT', email: 'ada@example.com', id: 7 })

let outbox: Awaited<ReturnType<typeof outboxForTest>>

beforeEach(async () => {
  outbox = await outboxForTest()
})

afterEach(() => outbox.db.destroy())

const start = (url: string) =>
  outbox.start({ webhook: webhookDestination({ url, secret, timeoutMs: 30_000 }) })
const add = () => outbox.add({ destination: 'webhook', kind: 'lead.created', payload: data })
const found = async () =>
  (await outbox.items()).map(({ state, reason }) => [state, reason].filter(Boolean).join(': '))

test('a webhook has the event, its version and every field, and a library verifies its headers', async () => {
  const { url, received, close } = await httpForTest()
  await add()
  await start(url).settled()
  await close()
  const [{ headers, body }] = received as [(typeof received)[0]]
  expect(headers['content-type']).toBe('application/json')
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'lead.created',
    version: 1,
    timestamp: '2027-01-10T09:00:00.000Z',
    data: {
      ...{
        reference: '7K3-P9Q-XMT',
        careerPathName: '',
        selectedPlan: '',
        start: '',
        billing: '',
        source: '',
      },
      ...{ firstName: '', lastName: '', email: 'ada@example.com', phone: '', country: '', jobTitle: '' },
      ...{ company: '', message: '', subscribe: false, page: '', campaign: '' },
    },
  })
  expect(await found()).toEqual(['delivered'])
})

test('docs/webhooks.md names every field, event and header', () => {
  const page = readFileSync('docs/webhooks.md', 'utf8')
  const others = ['lead.changed', 'lead.withdrawn', 'message.created'] as const
  const fields = [data, ...others.map((event) => eventData(event, {}))].flatMap((one) => Object.keys(one))
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  const missing = [...fields, ...headers, 'lead.created', ...others].filter(
    (name) => !page.includes(`\`${name}\``),
  )
  expect(missing).toEqual([])
})

test('a retried event has the same id and body, and a timestamp of its own', async () => {
  let status = 500
  const { url, received, close } = await httpForTest((response) => response.writeHead(status).end())
  const worker = start(url)
  await add()
  await worker.settled()
  status = 200
  outbox.state.at += 6000
  await worker.settled()
  await close()
  expect(received).toHaveLength(2)
  expect(received[1]?.headers['webhook-id']).toMatch(/^msg_[\da-f-]{36}$/)
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
  expect(received[1]?.body).toBe(received[0]?.body)
})
