import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Webhook } from 'standardwebhooks'
import { outboxForTest } from '@/delivery/testing'
import { webhookDestination } from '@/delivery/webhook'
import { eventData } from '@/upstream/event-data'

const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const secret = secretOf(1)
const data = eventData('lead.created', { reference: '7K3-P9Q-XMT', email: 'ada@example.com' })

let receiver: ChildProcess
let url = ''
let said = ''
let outbox: Awaited<ReturnType<typeof outboxForTest>>

beforeAll(async () => {
  const env = { ...process.env, PORT: '0', WEBHOOK_SECRET: secret }
  receiver = spawn('node', ['docs/webhook-receiver.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  receiver.stdout?.on('data', (chunk) => {
    said += chunk
  })
  while (!said.includes('listening')) await once(receiver.stdout as NodeJS.ReadableStream, 'data')
  url = said.match(/http:\S+/)?.[0] ?? ''
})

afterAll(async () => {
  receiver.kill()
  await once(receiver, 'exit')
})

beforeEach(async () => {
  said = ''
  outbox = await outboxForTest()
})

afterEach(() => outbox.db.destroy())

const start = (by = secret) => outbox.start({ webhook: webhookDestination({ url, secret: by }) })
const add = () => outbox.add({ destination: 'webhook', kind: 'lead.created', payload: data })
const states = async () => (await outbox.items()).map(({ state }) => state)

test('accepts an event, and a repeated one only once', async () => {
  await add()
  await start().settled()
  await outbox.db.updateTable('outbox').set({ state: 'waiting' }).execute()
  await start().settled()
  expect(await states()).toEqual(['delivered'])
  expect(said).toBe('lead.created: 7K3-P9Q-XMT\n')
})

test('accepts signatures of two secrets during a change', async () => {
  await add()
  await start(`${secretOf(2)} ${secret}`).settled()
  expect(await states()).toEqual(['delivered'])
})

const signed = (body: string, at: Date, by = secret) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(by).sign('msg_1', at, body),
})
const body = JSON.stringify({ type: 'lead.created', version: 1, data })

test.each([
  ['a changed body', `${body} `, signed(body, new Date())],
  ['a wrong secret', body, signed(body, new Date(), secretOf(2))],
  ['an old timestamp', body, signed(body, new Date(Date.now() - 6 * 60_000))],
  ['no signature', body, {}],
])('refuses %s', async (_, body, headers) => {
  const { status } = await fetch(url, { method: 'POST', body, headers })
  expect([status, said]).toEqual([400, ''])
})
