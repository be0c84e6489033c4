import { embedded } from '@/lib/api/embedded'
import { call } from '@/upstream/testing'
import { csvOf } from './csv'
import { countWaiting, cursorAfter, type Filters, listEnquiries } from './enquiries'
import { deskForTest } from './testing'

const { db, lead, pass } = deskForTest()

const message = {
  name: 'Zoë Müller',
  phone_number: '',
  email: 'zoe@example.com',
  company: '-',
  subject: 'A question',
  body: '',
}

async function sendMessage(change: object): Promise<string> {
  const { id } = (await call(embedded(), 'POST', '/api/contact-us/', { ...message, ...change })).body
  const all = await embedded().database()
  return (await all.selectFrom('messages').select('reference').where('id', '=', id).executeTakeFirstOrThrow())
    .reference
}

const references = async (list: 'waiting' | 'answered', filters: Filters = {}) =>
  (await listEnquiries(await db(), list, filters)).map(({ reference }) => reference)

beforeEach(async () => {
  const all = await embedded().database()
  await all.deleteFrom('leads').execute()
  await all.deleteFrom('messages').execute()
})

test('the list of waiting enquiries has leads and messages, the first due on top', async () => {
  const [first, second] = [await lead(), await sendMessage({})]
  pass(24 * 60 * 60_000)
  const third = await lead()
  const all = await embedded().database()
  await all
    .updateTable('leads')
    .set({ queue_at: '2027-01-01', due_at: '2027-01-01' })
    .where('reference', '=', third)
    .execute()
  await all.updateTable('messages').set({ status: 'answered' }).where('reference', '=', second).execute()
  expect(await references('waiting')).toEqual([third, first])
  expect(await references('answered')).toEqual([second])
  expect(await countWaiting(await db())).toBe(2)
})

test('a registration for an event has no time by which staff must answer', async () => {
  await sendMessage({ kind: 'event' })
  await sendMessage({ kind: 'contact' })
  const due = (await listEnquiries(await db(), 'waiting', {})).map(({ kind, due_at }) => [kind, due_at])
  expect(due.sort()).toEqual([
    ['contact', expect.stringMatching(/^2027-01-1\dT17:00/)],
    ['event', null],
  ])
})

test('a search finds names, addresses and references', async () => {
  const ada = await lead({ firstName: 'Ada', lastName: '100%_Lovelace', email: 'Ada.L@example.com' })
  const zoe = await sendMessage({})
  await lead({ firstName: 'Bea' })
  for (const q of ['ada', '100%_love', 'ADA.L@EXAMPLE', ada, ada.toLowerCase(), ' ada '])
    expect([q, await references('waiting', { q })]).toEqual([q, [ada]])
  for (const q of ['zoë', 'müller', 'zoe@example.com'])
    expect([q, await references('waiting', { q })]).toEqual([q, [zoe]])
  expect(await references('waiting', { q: '%' })).toEqual([ada])
})

test('path, plan, source and week narrow the list', async () => {
  const one = await lead({ careerPathName: 'Cloud' })
  await sendMessage({})
  await lead({ source: 'LinkedIn' })
  expect(await references('waiting', { path: 'Cloud' })).toEqual([one])
  expect(await references('waiting', { path: 'Cloud', source: 'LinkedIn' })).toEqual([])
  expect(await references('waiting', { plan: 'growth-project-pack' })).toHaveLength(2)
  const day = new Date().toISOString().slice(0, 10)
  expect(await references('waiting', { week: day })).toHaveLength(3)
  expect(await references('waiting', { week: '2020-02-02' })).toEqual([])
})

test('pages and the CSV have each enquiry once', async () => {
  const all = await embedded().database()
  const first = await lead({ message: '=1+1' })
  const { id: _, ...row } = await all.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  const rows = Array.from({ length: 600 }, (_, index) => ({
    ...row,
    reference: `R${index}`,
    firstName: '=cmd',
    queue_at: row.queue_at,
  }))
  for (let at = 0; at < rows.length; at += 50)
    await all
      .insertInto('leads')
      .values(rows.slice(at, at + 50))
      .execute()
  const seen: string[] = []
  for (let after = ''; ; ) {
    const page = await listEnquiries(await db(), 'waiting', {}, { after, limit: 70 })
    seen.push(...page.map(({ reference }) => reference))
    const last = page.at(-1)
    if (!last) break
    after = cursorAfter('waiting', last)
  }
  expect(new Set(seen).size).toBe(601)
  expect(seen).toHaveLength(601)
  const csv = await new Response(csvOf(await db(), 'waiting', {})).text()
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(602)
  expect(lines[0]).toContain('"reference","created (UTC)","due (UTC)"')
  expect(csv.match(/"'=cmd B"/g)).toHaveLength(600)
  expect(csv).toContain(first)
})
