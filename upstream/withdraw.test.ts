import { call, lead, smtpForTest, upstreamForTest } from './testing'

const password = 'correct horse battery 9'
const jane = 'jane@example.com'
const at = new Date('2026-11-24T10:00:00Z')

let smtp: Awaited<ReturnType<typeof smtpForTest>>
let { upstream } = upstreamForTest()

beforeEach(async () => {
  smtp = await smtpForTest()
  ;({ upstream } = upstreamForTest({ mail: smtp.mail, now: () => at }))
})

afterEach(async () => {
  await upstream.close()
  await smtp.close()
})

const post = (path: string, body: unknown, headers = {}) => call(upstream, 'POST', path, body, headers)

async function member(email: string, isConfirmed = true) {
  await post('/api/create-account/', { email, password, confirm_password: password })
  const db = await upstream.database()
  if (isConfirmed)
    await db
      .updateTable('accounts')
      .set({ confirmed_at: at.toISOString() })
      .where('email', '=', email)
      .execute()
  const { body } = await post('/api/token/', { email, password })
  const headers = { Authorization: `Bearer ${body.access}` }
  return {
    leads: async () => (await call(upstream, 'GET', '/api/me/leads/', undefined, headers)).body.results,
    withdraw: (id: number | string) => post(`/api/me/leads/${id}/withdraw/`, {}, headers),
  }
}

const withdrawals = async () => {
  await upstream.settled()
  return smtp.mails.filter(({ subject }) => subject?.startsWith('Withdrawn:'))
}

test('a lead is withdrawn once by its owner: it stays, marked, and admissions are told', async () => {
  const { id } = (await post('/api/leads/', { ...lead, email: 'Jane@Example.com' })).body
  const { leads, withdraw } = await member(jane)
  expect(await leads()).toMatchObject([{ id, withdrawn_at: null }])
  const answer = { status: 200, body: { id, withdrawn_at: at.toISOString() } }
  expect(await withdraw(id)).toMatchObject(answer)
  expect(await Promise.all([withdraw(id), withdraw(id)])).toMatchObject([answer, answer])
  expect(await leads()).toMatchObject([{ id, withdrawn_at: at.toISOString() }])
  const mails = await withdrawals()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Please do not call them about it.')
})

test('nobody withdraws what is not theirs, or what there is not', async () => {
  const { id } = (await post('/api/leads/', { ...lead, email: 'ada@example.com' })).body
  const { withdraw } = await member(jane)
  for (const other of [id, id + 1, 0, -1, '1e3', 'abc', '9'.repeat(400)])
    expect((await withdraw(other)).status).toBe(404)
  const { withdraw: unconfirmed } = await member('ada@example.com', false)
  expect((await unconfirmed(id)).status).toBe(403)
  expect((await post(`/api/me/leads/${id}/withdraw/`, {})).status).toBe(401)
  expect(await withdrawals()).toEqual([])
})
