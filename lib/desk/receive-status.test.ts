import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { POST } from '@/app/api/leads/[reference]/status/route'
import type { WebhookShape } from '@/delivery/webhook-shapes'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { siteDatabase } from '@/lib/store/site-database'
import { during } from '@/lib/visit/visit'
import { createUpstream } from '@/upstream/app'
import { call, lead as fields } from '@/upstream/testing'
import { listActions } from './actions'
import { findEnquiry } from './enquiries'
import { deskForTest } from './testing'

const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const [secret, next, ours] = [secretOf(1), secretOf(2), secretOf(3)]
process.env.STATUS_SECRET = `${next} ${secret}`

const { db, lead, pass } = deskForTest()

type Sent = { id?: string; by?: string; at?: Date; headers?: Record<string, string> }

/** The headers of a CRM's request. */
function signed(body: string, { id = crypto.randomUUID(), by = secret, at = new Date() }: Sent = {}) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign(id, at, body),
  }
}

const post = async (request: Request, reference: string) =>
  await during({ id: 'one', client: '192.0.2.1' }, () =>
    POST(request, { params: Promise.resolve({ reference }) }),
  )

async function send(reference: string, body: string | object, sent: Sent = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify({ reference, ...body })
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: text,
    headers: sent.headers ?? signed(text, sent),
  })
  const response = await post(request, reference)
  return { status: response.status, body: response.status === 429 ? null : await response.json() }
}

const statusOf = async (reference: string) => (await findEnquiry(await db(), reference))?.status

test('a CRM sets a status, and an earlier status that arrives late changes nothing', async () => {
  const reference = await lead()
  const done = { status: 200, body: { reference, status: 'offered', changed: true } }
  expect(await send(reference, { status: 'offered' }, { by: next })).toEqual(done)
  expect(await send(reference, { status: 'answered' })).toEqual({
    status: 200,
    body: { reference, status: 'offered', changed: false },
  })
  expect(await listActions(await db(), reference)).toMatchObject([{ actor: 'CRM', detail: 'offered' }])
})

test('a repeated webhook-id gets the first response, also in parallel, and 409 with another body', async () => {
  const reference = await lead()
  const id = 'msg_1'
  const both = await Promise.all([1, 2].map(() => send(reference, { status: 'offered' }, { id })))
  const first = { status: 200, body: { reference, status: 'offered', changed: true } }
  expect(both).toEqual([first, first])
  await send(reference, { status: 'enrolled' })
  expect(await send(reference, { status: 'offered' }, { id })).toEqual(first)
  expect((await send(reference, { status: 'closed' }, { id })).status).toBe(409)
  expect((await send(await lead(), { status: 'offered' }, { id })).status).toBe(409)
  expect(await statusOf(reference)).toBe('enrolled')
})

test.each<[string, Sent]>([
  ['another secret', { by: ours }],
  ['a timestamp six minutes old', { at: new Date(Date.parse('2027-01-12T10:00:00Z') - 6 * 60_000) }],
  ['no signature', { headers: {} }],
])('a status with %s is refused with 401 and changes nothing', async (_, sent) => {
  const reference = await lead()
  expect((await send(reference, { status: 'offered' }, sent)).status).toBe(401)
  expect(await statusOf(reference)).toBe('received')
})

test.each(['{"status":"withdrawn"}', '{"status":"received"}', '{"status":"toString"}', '{}', '[', '""'])(
  'the body %s is refused with a list of the statuses that may be set',
  async (body) => {
    const { status, body: answer } = await send(await lead(), body)
    expect([status, answer.detail]).toEqual([400, expect.stringContaining('answered, offered, enrolled')])
  },
)

test('a signed status is refused at the address of another enquiry', async () => {
  const [meant, other] = [await lead(), await lead()]
  expect((await send(other, { reference: meant, status: 'enrolled' })).status).toBe(400)
  expect((await send(meant, '{"status":"enrolled"}')).status).toBe(400)
  expect([await statusOf(meant), await statusOf(other)]).toEqual(['received', 'received'])
})

test('an unknown or malformed reference gets a 404', async () => {
  for (const reference of ['7K3-P9Q-XMT', "' or 1=1", 'x'])
    expect((await send(reference, { status: 'offered' })).status).toBe(404)
})

test('a withdrawn enquiry stays withdrawn', async () => {
  const reference = await lead()
  await (await db())
    .updateTable('leads' as never)
    .set({ status: 'withdrawn' } as never)
    .where('reference' as never, '=', reference as never)
    .execute()
  const { body } = await send(reference, { status: 'enrolled' })
  expect(body).toEqual({ reference, status: 'withdrawn', changed: false })
})

/** Returns the fields that a receiver reads from an event, or the reason of its refusal. */
type Receiver = (event: Record<string, unknown>) => { reference: unknown; email: unknown } | string

const espoNames = { email: 'emailAddress', phone: 'phoneNumber', message: 'description' }

// Each receiver follows its product's public documentation.
const receivers: [WebhookShape, Receiver][] = [
  ['standard', ({ data }) => data as { reference: string; email: string }],
  // Twenty's workflow maps the top level of a JSON body.
  ['flat', ({ reference, email }) => ({ reference, email })],
  // EspoCRM's lead capture accepts null or a missing field, and refuses an empty text.
  [
    espoNames,
    ({ reference, emailAddress, ...rest }) =>
      Object.values(rest).includes('') ? 'empty' : { reference, email: emailAddress },
  ],
  [
    'hubspot-form',
    ({ submittedAt, fields, ...rest }) => {
      const form = ['email', 'firstname', 'lastname', 'phone', 'company', 'country', 'jobtitle', 'message']
      const known = [...form, 'reference', 'career_path', 'plan', 'withdrawn_at']
      if (!Number.isInteger(submittedAt) || Object.keys(rest).length > 0) return 'malformed'
      const values = new Map<string, string>()
      for (const { objectTypeId, name, value } of fields as Record<string, string>[]) {
        if (objectTypeId !== '0-1' || !name || typeof value !== 'string') return 'malformed'
        if (!known.includes(name)) return 'FIELD_NOT_IN_FORM_DEFINITION'
        values.set(name, value)
      }
      return { reference: values.get('reference'), email: values.get('email') }
    },
  ],
]

test.each(receivers)('a receiver of shape %j gets a lead and sets the lead’s status', async (shape, read) => {
  const reasons: string[] = []
  const site = await serve(async (request) => {
    const reference = new URL(request.url).pathname.split('/')[3] ?? ''
    return await post(request, reference)
  })
  const crm = await serve(async (request) => {
    const found = read(await request.json())
    if (typeof found === 'string' || found.email !== 'ada@example.com') {
      reasons.push(JSON.stringify(found))
      return new Response(null, { status: 400 })
    }
    const body = JSON.stringify({ reference: found.reference, status: 'offered' })
    const path = `/api/leads/${found.reference}/status`
    return await fetch(site.url + path, { method: 'POST', body, headers: signed(body) })
  })
  const upstream = createUpstream({
    ...upstreamSettings(),
    database: siteDatabase as never,
    webhook: { url: crm.url, secret: ours, shape },
  })
  const { id } = (await call(upstream, 'POST', '/api/leads/', { ...fields, email: 'ada@example.com' })).body
  // Otherwise its outbox would send the next case's event to this receiver, which is closed by then.
  await upstream.close()
  expect(reasons).toEqual([])
  const leads = (await upstream.database()).selectFrom('leads').select(['status', 'answered_by'])
  expect(await leads.where('id', '=', id).executeTakeFirst()).toEqual({
    status: 'offered',
    answered_by: 'CRM',
  })
  await Promise.all([site.close(), crm.close()])
})

test('a webhook of ours that is posted back is refused', async () => {
  const reference = await lead()
  const event = { type: 'lead.created', version: 1, timestamp: '', data: { reference }, status: 'enrolled' }
  expect((await send(reference, event, { by: ours })).status).toBe(401)
  pass(1000)
  expect(await statusOf(reference)).toBe('received')
})

test('a client that sends eleven wrong signatures in a minute has to wait', async () => {
  const reference = await lead()
  const all = []
  for (let time = 0; time < 20; time++) all.push(await send(reference, {}, { by: ours }))
  expect(all.at(0)?.status).toBe(401)
  expect(all.at(-1)?.status).toBe(429)
  expect((await send(reference, { status: 'offered' })).status).toBe(200)
})

async function serve(answer: (request: Request) => Promise<Response>) {
  const server = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const { status } = await answer(
      new Request(`http://localhost${request.url}`, {
        method: 'POST',
        headers,
        body: await buffer(request),
      }),
    )
    response.writeHead(status).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done)),
  }
}
