import { trapField } from '@/lib/spam/form-fields'
import { during } from '@/lib/visit/visit'
import { listMessages } from '@/upstream/messages'
import { serveForTest, upstreamForTest } from '@/upstream/testing'
import { askedField } from './form'
import { formKeyField, newFormKey } from './form-key'
import { submitMessage } from './submit-message'

const { upstream } = upstreamForTest()
let stop: () => Promise<void>

beforeAll(async () => {
  stop = await serveForTest(upstream)
})

afterAll(() => stop())

async function submit(change: Record<string, string>, client: string) {
  const form = new FormData()
  const typed = { name: 'Dana', company: 'None', subject: 'Hours', body: 'Which?', ...change }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return await during({ id: 'one', client }, () =>
    submitMessage({ status: 'idle', values: {}, errors: {} }, form),
  )
}

const storedOf = async (email: string) =>
  (await listMessages(await upstream.database())).filter((message) => message.email === email)

test('the question about an email address stores nothing and does not count against a limit', async () => {
  const email = 'often@gmial.com'
  for (let round = 0; round < 25; round++)
    expect(await submit({ email }, '192.0.2.10')).toMatchObject({ status: 'asked', meant: 'often@gmail.com' })
  expect(await storedOf(email)).toEqual([])
  const sent = await submit({ email, [askedField]: 'gmial.com' }, '192.0.2.10')
  expect(sent).toMatchObject({ status: 'sent', reach: { email } })
})

// Uses gmai.com, because gmial.com is a throw-away host: a form with that host is held as spam.
test('a double click on the button that accepts the typed address leaves one record', async () => {
  const email = 'twice@gmai.com'
  const form = { email, [formKeyField]: newFormKey() ?? '' }
  const { values } = await submit(form, '192.0.2.11')
  const again = { ...form, [askedField]: values[askedField] ?? '' }
  const both = await Promise.all([submit(again, '192.0.2.11'), submit(again, '192.0.2.11')])
  expect(both[0]).toMatchObject({ status: 'sent' })
  expect(both[1]?.reference).toBe(both[0]?.reference)
  expect(await storedOf(email)).toHaveLength(1)
})

test('the question appears again for a form in another tab', async () => {
  const form = { email: 'tabs@gmial.com' }
  const first = await submit(form, '192.0.2.12')
  expect((await submit({ ...form, ...first.values }, '192.0.2.12')).status).toBe('sent')
  expect((await submit({ ...form, subject: 'Another' }, '192.0.2.12')).status).toBe('asked')
})

test('a program that fills in the hidden field gets the same question as a person', async () => {
  const email = 'program@gmial.com'
  const person = await submit({ email }, '192.0.2.13')
  expect(await submit({ email, [trapField]: 'https://x.example' }, '192.0.2.13')).toEqual(person)
})

test('the outcome of a sent message has its sender’s email address and phone number', async () => {
  const email = 'reach@example.com'
  expect(await submit({ email, phone_number: '+447700900123' }, '192.0.2.14')).toMatchObject({
    reach: { email, phone: '+44 7700 900123' },
  })
  const withoutNumber = await submit({ email, subject: 'No number' }, '192.0.2.14')
  expect(withoutNumber.reach).toEqual({ email })
})
