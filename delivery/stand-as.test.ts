import { type Progress, standAs } from './stand-as'
import { outboxForTest } from './testing'

const keys = ['delivered since', 'tried since', 'not known any more', 'delivered before']

async function restored() {
  const outbox = await outboxForTest()
  await outbox.add(...keys.map((key) => ({ key, record: key })))
  await outbox.db
    .updateTable('outbox')
    .set({ state: 'delivered' })
    .where('key', '=', 'delivered before')
    .execute()
  return outbox
}

const states = async (db: Awaited<ReturnType<typeof restored>>['db']) =>
  Object.fromEntries((await db.selectFrom('outbox').selectAll().execute()).map((item) => [item.key, item]))

test('items sent since the backup are not repeated; items that the old database lacks wait for a person', async () => {
  const [before, now] = [await restored(), await restored()]
  const change = (key: string, what: Partial<Progress>) =>
    before.db.updateTable('outbox').set(what).where('key', '=', key).execute()
  await change('delivered since', { state: 'delivered', attempts: 1, ended_at: '2027-01-10T09:00:01.000Z' })
  await change('tried since', { attempts: 3, tries: 2, due_at: '2027-01-10T09:30:00.000Z' })
  await before.db.deleteFrom('outbox').where('key', '=', 'not known any more').execute()

  const known = await before.db.selectFrom('outbox').selectAll().execute()
  expect(await standAs(now.db, known, now.now())).toBe(1)
  expect(await states(now.db)).toMatchObject({
    'delivered since': { state: 'delivered', attempts: 1 },
    'tried since': { state: 'waiting', attempts: 3, tries: 2, due_at: '2027-01-10T09:30:00.000Z' },
    'not known any more': { state: 'uncertain', reason: 'restored from a backup' },
    'delivered before': { state: 'delivered' },
  })
  await Promise.all([before.db, now.db].map((db) => db.destroy()))
})

test('no waiting item is sent by itself when the former database cannot be read', async () => {
  const { db, now } = await restored()
  expect(await standAs(db, [], now())).toBe(3)
  const waiting = db.selectFrom('outbox').select('key').where('state', '=', 'waiting')
  expect(await waiting.execute()).toEqual([])
  await db.destroy()
})
