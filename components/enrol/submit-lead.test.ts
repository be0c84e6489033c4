import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rule } from '@/contract/testing'
import { forgetSent } from '@/lib/api/testing'
import { siteDatabase } from '@/lib/store/site-database'
import { during } from '@/lib/visit/visit'
import type { LeadField } from './lead'
import { type LeadState, submitLead } from './submit-lead'

const typed = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '07700 900123',
  country: 'United Kingdom',
  source: 'Google',
  message: 'After six',
}

const reach = { email: 'ada@example.com', phone: '+44 7700 900123' }

let server: Server
let status = 201
let answer: unknown = { id: 1 }
const received: unknown[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push(JSON.parse(body))
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await (await siteDatabase()).destroy()
})

beforeEach(async () => {
  await forgetSent()
  received.length = 0
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

async function submit(change: Partial<Record<LeadField | 'billing', string>> = {}): Promise<LeadState> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...change })) form.set(name, value)
  return await during({ id: 'one', client: '192.0.2.1' }, () =>
    submitLead({ status: 'idle', values: {}, errors: {} }, form),
  )
}

rule('3.17', 'a valid form is sent as one lead, and the form is empty again', async () => {
  status = 201
  const state = await submit()
  const reference = expect.stringMatching(/^\w{3}-\w{3}-\w{3}$/)
  const callWords = expect.stringMatching(/^We’ll call \+44\s7700\s900123 by /)
  expect(state).toEqual({ status: 'sent', values: {}, errors: {}, reference, callWords, reach })
  const empty = { 'job-title': '', jobTitle: '', company: '', billing: '', page: '', campaign: '' }
  expect(received).toEqual([{ ...typed, ...empty, phone: '+447700900123', reference: state.reference }])
})

test.each([
  ['career-growth-accelerator', {}, 'monthly'],
  ['career-growth-accelerator', { billing: 'monthly' }, 'monthly'],
  ['career-growth-accelerator', { billing: 'annual' }, 'annual'],
  ['career-growth-accelerator', { billing: 'free' }, 'monthly'],
  ['executive-career-launcher', { billing: 'monthly' }, 'annual'],
  ['growth-project-pack', { billing: 'annual' }, ''],
])('a lead for the plan %s with %j is sent with the billing %j', async (selectedPlan, chosen, billing) => {
  status = 201
  await submit({ selectedPlan, email: 'billed@example.com', ...chosen })
  expect(received).toMatchObject([{ billing }])
})

test('a form with an error is not sent, and shows the typed values again', async () => {
  const state = await submit({ email: 'nobody' })
  expect(state.status).toBe('invalid')
  expect(state.errors).toEqual({ email: 'Enter an email address like name@example.com' })
  expect(state.values).toMatchObject({ ...typed, email: 'nobody' })
  expect(received).toEqual([])
})

rule('7.14', 'a field shows the upstream’s refusal, and nothing is stored', async () => {
  status = 400
  answer = { phone: ['Too many calls.', 'Try another.'], jobTitle: ['Too grand.'], unknown: ['x'] }
  expect(await submit()).toMatchObject({
    status: 'invalid',
    errors: { phone: 'Too many calls. Try another.', 'job-title': 'Too grand.' },
    values: typed,
  })
  expect(await (await siteDatabase()).selectFrom('outbox').select('id').execute()).toEqual([])
})

rule.each([
  ['8.20', 500, 'uncertain'],
  ['', 429, 'waiting'],
  ['', 503, 'waiting'],
  ['', 401, 'waiting'],
  ['', 404, 'waiting'],
])('the sender sees success when the upstream answers %i, and the lead is %s', async (code, state) => {
  status = code
  answer = { detail: 'no' }
  const { reference, callWords, ...rest } = await submit()
  expect(rest).toEqual({ status: 'sent', values: {}, errors: {}, reach })
  expect(callWords).toMatch(/^We’ll call \+44\s7700\s900123 by \w+day \d+ \w+ 20\d\d\.$/)
  const rows = await (await siteDatabase()).selectFrom('outbox').select(['state', 'record']).execute()
  expect(rows).toEqual([{ state, record: `lead ${reference}` }])
})

rule('8.20', 'the form shows a 400’s errors only for fields that it has', async () => {
  status = 400
  answer = { email: ['No.'], careerPathName: ['No such path.'] }
  expect(await submit()).toMatchObject({ status: 'invalid', errors: { email: 'No.' } })
  expect(Object.keys((await submit()).errors)).toEqual(['email'])
})

test('a 400 that the visitor cannot correct is a failure, and the log names fields without values', async () => {
  status = 400
  answer = { careerPathName: ['No.'] }
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect((await submit()).status).toBe('failed')
  const logged = stderr.mock.calls.map(([line]) => String(line)).join('')
  expect(logged).toContain('POST /api/leads/ failed with 400')
  expect(logged).toContain('careerPathName')
  expect(logged).not.toContain(typed.email)
  answer = { non_field_errors: ['No.'] }
  expect((await submit({ email: 'grace@example.com' })).status).toBe('failed')
})

test('an enquiry is sent when its consent cannot be stored', async () => {
  status = 201
  await (await siteDatabase()).schema.dropTable('consents').execute()
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect((await submit({ email: 'news@example.com', subscribe: 'on' })).status).toBe('sent')
  expect(stderr.mock.calls.map(([line]) => String(line)).join('')).toContain('consent_not_kept')
})
