import { testDatabaseUrl } from '@/database/testing'
import { submitMessage } from '@/lib/form/submit-message'
import { siteDatabase } from '@/lib/store/site-database'
import { during } from '@/lib/visit/visit'
import { listMessages } from '@/upstream/messages'
import { serveForTest, upstreamForTest } from '@/upstream/testing'
import { trapField } from './form-fields'
import { listSuspects, releaseSuspect } from './quarantine'

// The upstream has another database. Held forms are in the site's own database.
process.env.DATABASE_URL = testDatabaseUrl()
const { upstream, logged } = upstreamForTest()
let stop: () => Promise<void>

beforeAll(async () => {
  stop = await serveForTest(upstream)
})

afterAll(async () => {
  await stop()
  await (await siteDatabase()).destroy()
})

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const reference = /^\w{3}-\w{3}-\w{3}$/
const typed = { name: 'Ada', email: 'Ada@example.com', company: 'None', subject: 'Hello', body: 'A word' }

async function send(change: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...change })) form.set(name, value)
  return await during({ id: 'one', client: '192.0.2.1' }, () =>
    submitMessage({ status: 'idle', values: {}, errors: {} }, form),
  )
}

const stored = async () => (await listMessages(await upstream.database())).map(({ body }) => body)
const kept = async () => await listSuspects(await siteDatabase(), 'message')

test('a suspect is held without any mail, and its sender sees the usual confirmation', async () => {
  const answer = await send({ body: 'Filled by a program', [trapField]: 'https://x.example' })
  const sent = {
    ...{ status: 'sent', values: {}, errors: {}, reach: { email: typed.email } },
    reference: expect.stringMatching(reference),
  }
  expect(answer).toEqual(sent)
  expect(await send()).toEqual(sent)
  expect(await stored()).toEqual(['A word'])
  await upstream.settled()
  expect(logged.filter(({ event }) => event === 'delivered')).toHaveLength(1)
  const [suspect, ...others] = await kept()
  expect(others).toEqual([])
  expect(suspect).toMatchObject({
    kind: 'message',
    email_key: 'ada@example.com',
    reasons: 'filled in the hidden field',
    fields: { ...typed, body: 'Filled by a program', reference: answer.reference },
  })
})

test('a repeated suspect is held once, also when it arrives many times at once', async () => {
  const before = (await kept()).length
  const twice = () => send({ body: 'Twice', [trapField]: 'x' })
  const answers = [...(await Promise.all([twice(), twice(), twice()])), await twice()]
  expect(await kept()).toHaveLength(before + 1)
  expect(await stored()).not.toContain('Twice')
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
})

test('a released suspect arrives once, with its mails, however often it is released', async () => {
  const campaign = 'utm_source=post'
  const answer = await send({ body: 'To be released', [trapField]: 'x', campaign })
  const [suspect] = await kept()
  const db = await siteDatabase()
  const release = () => releaseSuspect(db, 'message', suspect?.id ?? 0)
  expect((await Promise.all([release(), release()])).includes(true)).toBe(true)
  expect(await release()).toBe(false)
  const arrived = (await listMessages(await upstream.database())).filter(
    ({ body }) => body === 'To be released',
  )
  expect(arrived).toMatchObject([{ reference: answer.reference, campaign }])
  await upstream.settled()
  expect(
    logged.filter(({ event, record }) => event === 'delivered' && record === `message ${arrived[0]?.id}`),
  ).toHaveLength(1)
  expect((await kept()).some(({ id }) => id === suspect?.id)).toBe(false)
})

test('a suspect of an older version can be released, although it has no page and campaign', async () => {
  const row = { kind: 'message', created_at: '', email_key: '', reasons: '', key: 'older' } as const
  const fields = JSON.stringify({ ...typed, body: 'From before' })
  const db = await siteDatabase()
  await db
    .insertInto('quarantine')
    .values({ ...row, fields })
    .execute()
  expect(await releaseSuspect(db, 'message', (await kept())[0]?.id ?? 0)).toBe(true)
  const arrived = (await listMessages(await upstream.database())).filter(({ body }) => body === 'From before')
  expect(arrived).toMatchObject([{ page: '', campaign: '', reference: expect.stringMatching(reference) }])
})

test('the same long text from several senders is held from the third on', async () => {
  const body =
    'I would like to begin the course in January, but my shifts change every week and I cannot come on Tuesdays.'
  for (const n of [1, 2, 3, 4]) await send({ email: `a${n}@example.com`, body: `${body} ${n}!` })
  const words = (await kept()).filter(({ fields }) => String(fields.body).startsWith(body))
  expect(words.map(({ reasons }) => reasons)).toEqual(Array(2).fill('the same text as several others'))
})
