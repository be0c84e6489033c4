import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { embedded } from '@/lib/api/embedded'
import { setAside } from '@/lib/spam/quarantine'
import { listActions } from './actions'
import { noteTry, release, remove, resend, setStatus, undo } from './changes'
import { findEnquiry } from './enquiries'
import { findHeld, listUndelivered } from './held'
import { deskForTest } from './testing'

const { db, lead, pass, mailDir } = deskForTest()

const change = async (reference: string, actor = 'ada@example.com') => ({
  db: await db(),
  actor,
  reference,
  at: new Date(),
})

const standing = async (reference: string) => {
  const { status, tries, answered_by } = (await findEnquiry(await db(), reference)) ?? {}
  return { status, tries, answered_by }
}

async function subjectsTo(address: string): Promise<string[]> {
  await embedded().settled()
  const mails = await Promise.all(
    readdirSync(mailDir).map((name) => PostalMime.parse(readFileSync(join(mailDir, name)))),
  )
  return mails.filter(({ to }) => to?.[0]?.address === address).flatMap(({ subject = '' }) => subject)
}

test('of two members who answer at once, the second changes nothing', async () => {
  const reference = await lead()
  const [ada, bea] = [await change(reference), await change(reference, 'bea@example.com')]
  const outcomes = await Promise.all([
    setStatus(ada, 'answered', 'received'),
    setStatus(bea, 'answered', 'received'),
  ])
  expect(outcomes.sort()).toEqual(['done', 'taken'])
  const [{ actor } = { actor: '' }] = await listActions(await db(), reference)
  expect(await standing(reference)).toEqual({ status: 'answered', tries: 0, answered_by: actor })
})

test('a try without an answer is counted, and the enquiry still waits', async () => {
  const reference = await lead()
  expect(await noteTry(await change(reference), 0)).toBe('done')
  expect(await noteTry(await change(reference), 0)).toBe('taken')
  expect(await standing(reference)).toMatchObject({ status: 'received', tries: 1 })
})

test('a change can be undone within a minute, by its actor only', async () => {
  const reference = await lead()
  await setStatus(await change(reference), 'answered', 'received')
  expect(await undo(await change(reference, 'bea@example.com'))).toBe('taken')
  pass(59_000)
  expect(await undo(await change(reference))).toBe('done')
  expect(await standing(reference)).toEqual({ status: 'received', tries: 0, answered_by: null })
  expect(await undo(await change(reference))).toBe('late')
  await setStatus(await change(reference), 'answered', 'received')
  pass(60_000)
  expect(await undo(await change(reference))).toBe('late')
})

test('an undo changes nothing after the learner has withdrawn', async () => {
  const reference = await lead({ email: 'withdrawn@example.com' })
  await setStatus(await change(reference), 'answered', 'received')
  const all = await embedded().database()
  const { id } = (await findEnquiry(await db(), reference)) ?? { id: 0 }
  const withdrawn = { status: 'withdrawn' as const, withdrawn_at: new Date().toISOString() }
  await all.updateTable('leads').set(withdrawn).where('id', '=', id).execute()
  expect(await undo(await change(reference))).toBe('taken')
  expect(await standing(reference)).toMatchObject({ status: 'withdrawn' })
})

test('a status that arrives late changes nothing', async () => {
  const reference = await lead()
  expect(await setStatus(await change(reference), 'enrolled', null)).toBe('done')
  for (const late of ['received', 'answered', 'offered', 'enrolled'] as const)
    expect([late, await setStatus(await change(reference), late, null)]).toEqual([late, 'taken'])
  expect(await standing(reference)).toMatchObject({ status: 'enrolled', answered_by: 'ada@example.com' })
})

test('the learner gets a mail about an offered place a minute later, unless the offer was undone', async () => {
  const [kept, undone] = ['kept@example.com', 'undone@example.com']
  const references = [await lead({ email: kept }), await lead({ email: undone })]
  for (const reference of references) await setStatus(await change(reference), 'offered', null)
  await undo(await change(references[1] ?? ''))
  const before = await subjectsTo(kept)
  expect(before).toHaveLength(1)
  const outbox = (await embedded().database()).updateTable('outbox').where('kind', '=', 'lead_offered')
  // Makes the mail due: the worker uses the clock, which stands still in this test.
  await outbox
    .where('state', '=', 'waiting')
    .set({ since: '2000', due_at: '2000', created_at: '2000' })
    .execute()
  expect((await subjectsTo(kept)).sort()).toEqual([...before, 'We’re offering you a place'])
  expect(await subjectsTo(undone)).toHaveLength(1)
})

test('a held form keeps the time of its promised answer when it is released', async () => {
  const key = 'a'.repeat(64)
  const fields = {
    name: 'Ada',
    phone_number: '',
    email: 'held@example.com',
    company: '-',
    subject: 'Hi',
    body: 'Buy',
    kind: 'contact',
  } as const
  const { reference = '' } =
    (await setAside({ kind: 'message', fields }, { key, page: '/contact-us', campaign: '' }, ['a link'])) ??
    {}
  const held = await findHeld(await db(), reference)
  expect(held).toMatchObject({ reasons: 'a link', due_at: '2027-01-13T17:00:00.000Z' })
  for (const part of ['', '@', 'held@example.com', reference.slice(0, 3)])
    expect(await release(await change(part))).toBe('gone')
  pass(3 * 24 * 60 * 60_000)
  expect(await release(await change(reference))).toBe('done')
  expect(await findEnquiry(await db(), reference)).toMatchObject({
    created_at: held?.created_at,
    due_at: held?.due_at,
    status: 'received',
  })
  expect(await release(await change(reference))).toBe('gone')
})

test('a deleted enquiry leaves no trace of its person', async () => {
  const reference = await lead({ email: 'leaving@example.com', firstName: 'Leaving' })
  await setStatus(await change(reference), 'answered', 'received')
  expect(await remove(await change(reference))).toBe('done')
  expect(await remove(await change(reference))).toBe('gone')
  expect(await findEnquiry(await db(), reference)).toBeUndefined()
  const all = await embedded().database()
  const outbox = await all
    .selectFrom('outbox')
    .selectAll()
    .where('person', '=', 'leaving@example.com')
    .execute()
  expect(outbox).toEqual([])
  expect(JSON.stringify(await listActions(await db(), reference))).not.toContain('leaving')
})

test('an undelivered item is sent again once', async () => {
  const reference = await lead({ email: 'stuck@example.com' })
  await embedded().settled()
  const all = await embedded().database()
  await all
    .updateTable('outbox')
    .set({ state: 'stuck', reason: '550' })
    .where('person', '=', 'stuck@example.com')
    .execute()
  const [item] = await listUndelivered(await db(), 0)
  expect(item).toMatchObject({ state: 'stuck', reason: '550' })
  const id = item?.id ?? 0
  // The history belongs to the delivery's own enquiry, even if the form names another.
  expect(await resend(await change('CDF-GHJ-KMN'), id)).toBe('done')
  expect(await listActions(await db(), reference)).toMatchObject([{ act: 'sent again' }])
  await embedded().settled()
  expect(await resend(await change(reference), id)).toBe('taken')
})

test('a delivery that waits for the minute of an undo is not sent early', async () => {
  const reference = await lead({ email: 'minute@example.com' })
  await setStatus(await change(reference), 'offered', 'received')
  const items = (await embedded().database()).selectFrom('outbox').select('id')
  const { id } = await items
    .where('kind', '=', 'lead_offered')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(await resend(await change(reference), id)).toBe('taken')
  expect(await undo(await change(reference))).toBe('done')
})

test('an unknown reference changes nothing', async () => {
  const unknown = await change('CDF-GHJ-KMN')
  expect(await setStatus(unknown, 'answered', null)).toBe('gone')
  expect(await noteTry(unknown, 0)).toBe('gone')
  expect(await undo(unknown)).toBe('gone')
  expect(await release(unknown)).toBe('gone')
  expect(await resend(unknown, 0)).toBe('taken')
})
