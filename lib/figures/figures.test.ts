import { embedded } from '@/lib/api/embedded'
import { remove, setStatus, undo } from '@/lib/desk/changes'
import { deskForTest } from '@/lib/desk/testing'
import { addressHash } from '@/lib/privacy/address-hash'
import { forget } from '@/lib/privacy/forget'
import { purge } from '@/lib/privacy/purge'
import type { Status } from '@/upstream/statuses'
import { readFigures } from './read-figures'

// Tuesday 12 January 2027, 10:00 in London; an answer is promised for Wednesday, 17:00.
const { db, lead, pass, mailDir } = deskForTest()

const hour = 60 * 60_000
const ada = 'ada@example.com'
const figures = async () => await readFigures(await db(), '2027-01-17', { now: new Date(), count: 1 })
const change = async (reference: string) => ({
  db: await db(),
  actor: ada,
  reference,
  at: new Date(),
})
const set = async (reference: string, status: Status) =>
  expect(await setStatus(await change(reference), status, null)).toBe('done')

test('the clock and the funnel count each enquiry by its outcome, even after it was forgotten or purged', async () => {
  const campaign = 'utm_source=letter'
  const [prompt, enrolled, late, _unanswered, withdrawn, deleted] = [
    await lead({ email: ada, campaign }),
    await lead({ source: 'A friend', campaign: `utm_term=${encodeURIComponent(ada)}` }),
    await lead(),
    await lead(),
    await lead(),
    await lead(),
  ] as const
  expect((await figures()).weeks).toMatchObject([{ inTime: 0, late: 0, median: null }])
  pass(50 * 60_000)
  await set(prompt, 'answered')
  pass(4 * hour)
  await set(enrolled, 'enrolled')
  const all = await embedded().database()
  const withdrawal = { status: 'withdrawn', withdrawn_at: new Date().toISOString() } as const
  await all.updateTable('leads').set(withdrawal).where('reference', '=', withdrawn).execute()
  await remove(await change(deleted))
  pass(48 * hour)
  await set(late, 'answered')
  const counted = await figures()
  // Two are late: one was answered on Thursday, and one has no answer.
  expect(counted.weeks).toEqual([
    { monday: '2027-01-11', inTime: 2, late: 2, median: 300, ninetieth: 39 * 60 },
  ])
  expect(counted.total).toEqual({ enquiries: 5, answered: 3, offered: 1, enrolled: 1, withdrawn: 1 })
  expect(counted.funnel.source).toEqual([
    expect.objectContaining({ counts: expect.objectContaining({ enquiries: 4, enrolled: 0 }) }),
    {
      name: 'A friend',
      counts: { enquiries: 1, answered: 1, offered: 1, enrolled: 1, withdrawn: 0 },
    },
  ])
  expect(counted.funnel.campaign.map(({ name }) => name)).toEqual(['', campaign])

  const person = { address: ada, hash: addressHash(ada), mailbox: addressHash(ada) }
  await forget(await db(), person, new Date())
  const forgotten = await figures()
  expect(forgotten).toMatchObject({ weeks: counted.weeks, total: counted.total })
  expect(JSON.stringify(await (await db()).selectFrom('desk_sums').selectAll().execute())).not.toMatch(
    /ada(?:@|%40)/,
  )

  await purge(await db(), mailDir, new Date('2030-01-01'))
  expect(await all.selectFrom('leads').select('reference').execute()).toEqual([])
  expect(await figures()).toMatchObject({ weeks: counted.weeks, total: counted.total })
})

test('an enquiry closed in time without an answer is not counted, and one closed late counts as late', async () => {
  pass(7 * 24 * hour)
  const [early, late] = [await lead(), await lead()]
  const week = async () => await readFigures(await db(), '2027-01-24', { now: new Date(), count: 1 })
  await set(early, 'closed')
  pass(72 * hour)
  await set(late, 'closed')
  expect((await week()).weeks).toMatchObject([{ inTime: 0, late: 1, median: null }])
})

test('an undone answer is no longer on the clock', async () => {
  pass(7 * 24 * hour)
  const reference = await lead()
  await set(reference, 'answered')
  expect(await undo(await change(reference))).toBe('done')
  const { weeks } = await readFigures(await db(), '2027-01-29', { now: new Date(), count: 1 })
  expect(weeks).toMatchObject([{ inTime: 0, late: 0, median: null }])
})
