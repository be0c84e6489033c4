import { call, lead } from './testing'
import { ownLeadsForTest } from './testing-own-leads'

const jane = 'jane@example.com'
const minute = 60_000
const withdrawn_at = '2026-11-24T10:00:00.000Z'
const undo_until = '2026-11-24T10:10:00.000Z'

let own: Awaited<ReturnType<typeof ownLeadsForTest>>

beforeEach(async () => {
  own = await ownLeadsForTest(Date.parse(withdrawn_at))
})

afterEach(() => own.close())

const told = (id: number, email = jane) => [
  `admissions@example.com: Withdrawn: Data (lead ${id})`,
  `${email}: You’ve withdrawn your enquiry`,
]
const tooLate = { status: 400, body: { non_field_errors: ['It is too late to undo this.'] } }

test('a withdrawal counts at once, and is sent once after ten minutes, to admissions, learner and webhook', async () => {
  const id = await own.enquire('Jane@Example.com')
  const { leads, withdraw } = await own.member(jane)
  expect(await leads()).toMatchObject([{ id, withdrawn_at: null, undo_until: null }])
  const answer = { status: 200, body: { id, withdrawn_at, undo_until } }
  expect(await withdraw(id)).toEqual(answer)
  expect(await leads()).toMatchObject([{ id, withdrawn_at, undo_until }])
  own.clock.at += 5 * minute
  expect(await withdraw(id)).toEqual(answer)
  await own.pass(5 * minute - 1)
  expect([own.subjects(), own.events()]).toEqual([[], []])
  await own.pass(1)
  await own.pass(24 * 60 * minute)
  expect(own.subjects()).toEqual(told(id, 'Jane@example.com').sort())
  expect(own.smtp.mails.find(({ subject }) => subject?.startsWith('Withdrawn'))?.text).toContain(
    'Please do not call them about it.',
  )
  const { reference } = (await leads())[0]
  expect(own.events()).toMatchObject([
    { type: 'lead.withdrawn', data: { reference, email: 'Jane@Example.com', withdrawn_at } },
  ])
  expect(await leads()).toMatchObject([{ id, withdrawn_at, undo_until: null }])
})

test('a withdrawal by two processes at once is sent once', async () => {
  const id = await own.enquire(jane)
  const { withdraw } = await own.member(jane)
  const other = own.anotherProcess()
  await other.database()
  const answers = await Promise.all([withdraw(id), withdraw(id, other), withdraw(id), withdraw(id, other)])
  expect(answers).toEqual(Array(4).fill({ status: 200, body: { id, withdrawn_at, undo_until } }))
  own.clock.at += 10 * minute
  await Promise.all([own.upstream.settled(), other.settled()])
  expect([own.subjects(), own.events().length]).toEqual([told(id), 1])
})

test('an undone withdrawal leaves the lead unchanged and sends nothing, and a later one is sent once', async () => {
  const id = await own.enquire(jane)
  const { leads, withdraw, undo } = await own.member(jane)
  const [before] = await leads()
  await withdraw(id)
  own.clock.at += 9 * minute
  const undone = { status: 200, body: { id, withdrawn_at: null, undo_until: null } }
  expect(await undo(id)).toEqual(undone)
  expect(await leads()).toEqual([before])
  expect(await undo(id)).toEqual(undone)
  await own.pass(60 * minute)
  expect([own.subjects(), own.events()]).toEqual([[], []])

  await withdraw(id)
  await own.pass(10 * minute)
  expect([own.subjects(), own.events().length]).toEqual([told(id), 1])
})

test('an undo is refused after its ten minutes, even when nothing has been sent yet', async () => {
  const id = await own.enquire(jane)
  const { leads, withdraw, undo } = await own.member(jane)
  await withdraw(id)
  expect(await undo(id, own.anotherProcess(10 * minute))).toEqual(tooLate)
  await own.smtp.close()
  await own.pass(10 * minute)
  expect(await leads()).toMatchObject([{ id, withdrawn_at, undo_until: null }])
  expect(await undo(id)).toEqual(tooLate)
  await own.smtp.open()
  await own.pass(2 * minute)
  await own.pass(2 * minute)
  expect(own.subjects()).toEqual(told(id))
})

test('an undo is refused when a process whose clock is ahead has sent something already', async () => {
  const id = await own.enquire(jane)
  const { leads, withdraw, undo } = await own.member(jane)
  await withdraw(id)
  const other = own.anotherProcess(2 * minute)
  await own.pass(9 * minute, other)
  expect(own.subjects()).toEqual(told(id))
  expect(await undo(id)).toEqual(tooLate)
  expect(await leads()).toMatchObject([{ id, withdrawn_at }])
  await own.pass(10 * minute)
  expect([own.subjects(), own.events().length]).toEqual([told(id), 1])
})

test('an undo races with the worker: it succeeds and nothing is sent, or it is refused and everything is sent', async () => {
  const { withdraw, undo, leads } = await own.member(jane)
  const other = own.anotherProcess(2 * minute)
  for (let time = 0; time < 12; time++) {
    const id = await own.enquire(jane)
    await withdraw(id)
    own.clock.at += 9 * minute
    const order = [() => undo(id), () => other.settled()]
    if (time % 2) order.reverse()
    const answers = await Promise.all(order.map((act) => act()))
    await own.pass(20 * minute)
    const isUndone = answers.some((answer) => answer?.status === 200)
    expect([own.subjects(), own.events().length]).toEqual(isUndone ? [[], 0] : [told(id), 1])
    expect((await leads())[0].withdrawn_at === null).toBe(isUndone)
  }
})

test('an item that waits for its ten minutes delays no other mail of the same person', async () => {
  const id = await own.enquire(jane)
  const { withdraw } = await own.member(jane)
  await withdraw(id)
  await call(own.upstream, 'POST', '/api/leads/', { ...lead, email: jane })
  await own.pass(minute)
  expect(own.subjects()).toEqual([`admissions@example.com: New enrolment: Data (lead ${id + 1})`])
})

test('a mail about a new enquiry says so when the enquiry has been withdrawn before the mail leaves', async () => {
  await own.smtp.close()
  const { withdraw } = await own.member(jane)
  const { body } = await call(own.upstream, 'POST', '/api/leads/', { ...lead, email: jane })
  await own.upstream.settled()
  await withdraw(body.id)
  await own.smtp.open()
  await own.pass(2 * minute)
  await own.pass(2 * minute)
  const texts = own.smtp.mails.flatMap(({ subject, text }) =>
    /^(New|Welcome)/.test(subject ?? '') ? [text] : [],
  )
  expect(texts).toHaveLength(2)
  expect(texts.join()).toMatch(/Please do not call them about it\.[\s\S]*We won’t call you about it\./)
  expect(texts.join()).not.toContain('We will call you within one working day.')
})

test('nobody can change, withdraw or restore an unknown enquiry or another person’s', async () => {
  const id = await own.enquire('ada@example.com')
  const ada = await own.member('ada@example.com')
  const other = await own.member(jane)
  const strange = [id + 1, 0, -1, '1e3', 'abc', '9'.repeat(400)]
  for (const which of [id, ...strange]) {
    expect((await other.withdraw(which)).status).toBe(404)
    expect((await other.change(which, '+447700900123')).status).toBe(404)
  }
  await ada.withdraw(id)
  for (const which of [id, ...strange]) expect((await other.undo(which)).status).toBe(404)
  const unconfirmed = await own.member('bob@example.com', { isConfirmed: false })
  for (const act of [unconfirmed.withdraw, unconfirmed.undo]) expect((await act(id)).status).toBe(403)
  expect((await unconfirmed.change(id, '+447700900123')).status).toBe(403)
  for (const path of ['withdraw', 'withdraw/undo', 'phone'])
    expect((await call(own.upstream, 'POST', `/api/me/leads/${id}/${path}/`, {})).status).toBe(401)
  await own.upstream.settled()
  expect(await ada.leads()).toMatchObject([{ id, withdrawn_at, phone_ending: '000' }])
  expect(own.subjects()).toEqual([])
})
