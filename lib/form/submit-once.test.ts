import { during } from '@/lib/visit/visit'
import { listMessages } from '@/upstream/messages'
import { serveForTest, upstreamForTest } from '@/upstream/testing'
import { formKeyField, newFormKey } from './form-key'
import { submitMessage } from './submit-message'

// The real upstream stores one record for one key, and refuses a key that returns with other content.
const { upstream } = upstreamForTest()
let stop: () => Promise<void>

beforeAll(async () => {
  stop = await serveForTest(upstream)
})

afterAll(() => stop())

let email = ''
let number = 0
beforeEach(() => {
  email = `ada-${number++}@example.com`
})

async function submit(key?: string, change: Record<string, string> = {}) {
  const form = new FormData()
  const typed = { name: 'Ada', email, company: 'None', subject: 'One', body: 'Hello', ...change }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  if (key) form.set(formKeyField, key)
  const submitted = during({ id: 'one', client: '192.0.2.1' }, () =>
    submitMessage({ status: 'idle', values: {}, errors: {} }, form),
  )
  expect(await submitted).toMatchObject({ status: 'sent', reference: expect.any(String) })
  return (await submitted).reference
}

const kept = async () =>
  (await listMessages(await upstream.database())).filter((message) => message.email === email)

test('a double click and a retry of one filled-in form leave one record', async () => {
  const key = newFormKey()
  const references = await Promise.all([submit(key), submit(key)])
  references.push(await submit(key, { campaign: 'utm_id=2' }))
  expect(await kept()).toMatchObject([{ reference: references[0], campaign: '' }])
  expect(new Set(references).size).toBe(1)
})

test('the same words in a new form leave another record', async () => {
  const references = [await submit(newFormKey()), await submit(newFormKey())]
  expect((await kept()).map(({ reference }) => reference).toSorted()).toEqual(references.toSorted())
  expect(references[0]).not.toBe(references[1])
})

test('a correction after a lost response is not refused', async () => {
  const key = newFormKey()
  await submit(key)
  await submit(key, { subject: 'Two' })
  expect(await kept()).toHaveLength(2)
})

test('the same words sent twice without script leave one record', async () => {
  await submit()
  await submit()
  await submit('no UUID, so no key')
  expect(await kept()).toHaveLength(1)
})
