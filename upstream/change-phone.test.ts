import { ownLeadsForTest } from './testing-own-leads'

const jane = 'jane@example.com'

let own: Awaited<ReturnType<typeof ownLeadsForTest>>

beforeEach(async () => {
  own = await ownLeadsForTest(Date.parse('2026-11-24T10:00:00Z'))
})

afterEach(() => own.close())

test('a changed number is in every list and is sent once to admissions and the webhook', async () => {
  const id = await own.enquire(jane)
  const { leads, change } = await own.member(jane)
  expect(await leads()).toMatchObject([{ id, phone_ending: '000', country: 'UK' }])
  const answer = { status: 200, body: { id, phone_ending: '123' } }
  expect(await change(id, '+447700900123')).toEqual(answer)
  expect(await change(id, '+447700900123')).toEqual(answer)
  expect(await leads()).toMatchObject([{ id, phone_ending: '123' }])
  await own.upstream.settled()
  expect(own.subjects()).toEqual([`admissions@example.com: New number: Data (lead ${id})`])
  expect(own.smtp.mails[0]?.text).toContain('Phone: +447700900123')
  expect(own.events()).toMatchObject([
    { type: 'lead.changed', data: { phone: '+447700900123', subscribe: true } },
  ])
})

test('a number is refused when it is too long or missing, or when the enquiry is withdrawn', async () => {
  const id = await own.enquire(jane)
  const { withdraw, change, leads } = await own.member(jane)
  expect((await change(id, '1'.repeat(21))).body).toHaveProperty('phone')
  expect((await change(id, ' ')).body).toHaveProperty('phone')
  await withdraw(id)
  const refused = { status: 400, body: { non_field_errors: ['This enquiry is withdrawn.'] } }
  expect(await change(id, '+447700900123')).toEqual(refused)
  expect(await leads()).toMatchObject([{ phone_ending: '000' }])
  await own.upstream.settled()
  expect([own.subjects(), own.events()]).toEqual([[], []])
})
