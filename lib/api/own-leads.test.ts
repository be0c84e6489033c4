import { httpForTest } from '@/delivery/testing-servers'
import { UpstreamError } from './errors'
import { changeLeadPhone, fetchOwnLeads, undoWithdrawal, withdrawLead } from './leads'

let answer: { status: number; body: unknown }
let server: Awaited<ReturnType<typeof httpForTest>>

beforeAll(async () => {
  server = await httpForTest((response) =>
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer.body)),
  )
  process.env.API_ROOT_URL = server.url
})

afterAll(() => server.close())

beforeEach(() => {
  server.received.length = 0
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const old = { id: 7, created_at: '2026-11-20', careerPathName: 'Data', selectedPlan: 'growth-project-pack' }

async function listed(more: object) {
  answer = { status: 200, body: [{ ...old, ...more }] }
  return (await fetchOwnLeads('token', 1))?.leads[0]
}

test('a lead of an upstream without extensions offers no change', async () => {
  const nothing = {
    phoneEnding: null,
    withdrawnAt: undefined,
    undoUntil: undefined,
    billing: '',
    country: '',
  }
  expect(await listed({})).toMatchObject(nothing)
  const wrong = { phone_ending: 7, withdrawn_at: 7, undo_until: {}, billing: null, country: 7 }
  expect(await listed(wrong)).toMatchObject(nothing)
})

test('a lead offers a withdrawal without an undo when the upstream sends no `undo_until`', async () => {
  expect(await listed({ withdrawn_at: null })).toMatchObject({ withdrawnAt: null, undoUntil: undefined })
})

test('only the last three digits of a phone number are read', async () => {
  expect(await listed({ phone_ending: '+44 7700 900123' })).toMatchObject({ phoneEnding: '123' })
})

test.each<[string, object, () => Promise<void>]>([
  ['/api/me/leads/7/withdraw/', {}, () => withdrawLead('token', 7)],
  ['/api/me/leads/7/withdraw/undo/', {}, () => undoWithdrawal('token', 7)],
  ['/api/me/leads/7/phone/', { phone: '+447700900123' }, () => changeLeadPhone('token', 7, '+447700900123')],
])('POST %s sends the caller’s token, and throws a refusal’s messages', async (path, fields, write) => {
  answer = { status: 200, body: {} }
  await write()
  const [{ headers, body, path: asked }] = server.received as [(typeof server.received)[0]]
  expect([asked, JSON.parse(body), headers.authorization]).toEqual([path, fields, 'Bearer token'])
  answer = { status: 400, body: { non_field_errors: ['Too late.'] } }
  const error = await write().catch((error) => error)
  expect(error).toBeInstanceOf(UpstreamError)
  expect(error.fields).toEqual({ non_field_errors: ['Too late.'] })
})
