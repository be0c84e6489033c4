import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundled } from '@/scripts/gate/bundled'
import { oldestWaiting, sendAgain } from './for-person'
import { claim, enqueue, stop } from './outbox'
import { mayHaveArrived, type Outcome, settle } from './settle'
import type { Item } from './tables'
import { outboxForTest } from './testing'

const run = promisify(execFile)
const minute = 60_000
const hour = 60 * minute
const away: Outcome = { is: 'away', reason: 'ECONNREFUSED' }
const failed: Outcome = { is: 'failed', reason: '500' }

let outbox: Awaited<ReturnType<typeof outboxForTest>>

beforeEach(async () => {
  outbox = await outboxForTest()
})

afterEach(() => outbox.db.destroy())

const states = async () => (await outbox.items()).map(({ state }) => state)

test('an item is delivered once, however many workers read the outbox', async () => {
  const { add, state, start, worker } = outbox
  await add({ kind: 'a' }, { kind: 'b' }, { kind: 'c' }, { kind: 'd' }, { kind: 'e' })
  await Promise.all([worker.settled(), start().settled(), start().settled()])
  await worker.settled()
  expect([...state.tried].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(await states()).toEqual(Array(5).fill('delivered'))
})

test('a worker without a timer delivers after the response', async () => {
  const { add, state, start } = outbox
  const left: (() => Promise<void>)[] = []
  const worker = start(undefined, (work) => left.push(work))
  await add({ kind: 'a' })
  worker.wake()
  expect(state.tried).toEqual([])
  for (const work of left) await work()
  expect(state.tried).toEqual(['a'])
})

test('an item rolled back with its cause is never delivered', async () => {
  const { db, state, worker, now } = outbox
  const failing = db.transaction().execute(async (trx) => {
    await enqueue(trx, [{ destination: 'mail', kind: 'a', payload: {} }], now())
    throw new Error('the lead could not be stored')
  })
  await expect(failing).rejects.toThrow('could not be stored')
  await worker.settled()
  expect(state.tried).toEqual([])
})

test('a failing item is retried after 5 s, 5 and 30 min, 2, 5, 10 and 10 h, then waits for a person', async () => {
  const { add, state, worker, items, logged } = outbox
  state.answer = failed
  await add({})
  const times: number[] = []
  const start = state.at
  for (let step = 0; step < 12; step++) {
    await worker.settled()
    if (state.tried.length > times.length) times.push(state.at - start)
    const [item] = await items()
    if (item?.state !== 'waiting') break
    state.at = Date.parse(item.due_at)
  }
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const wanted = [5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]
  expect(pauses).toHaveLength(wanted.length)
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(wanted[index] as number)
    expect(pause).toBeLessThanOrEqual((wanted[index] as number) * 1.1)
  }
  expect(await items()).toMatchObject([{ state: 'stuck', attempts: 8, reason: '500' }])
  expect(logged.at(-1)).toMatchObject({ event: 'delivery_failed', attempt: 8, state: 'stuck' })
})

test('one item a minute tests a destination that is away, and the first success wakes the rest', async () => {
  const { add, state, worker } = outbox
  state.answer = away
  await add(...Array.from({ length: 20 }, (_, index) => ({ kind: `${index}`, person: `${index}` })))
  await worker.settled()
  expect(state.tried).toHaveLength(3)
  for (let second = 0; second < 600; second += 2) {
    state.at += 2000
    await worker.settled()
  }
  expect(state.tried.length).toBeGreaterThanOrEqual(3 + 9)
  expect(state.tried.length).toBeLessThanOrEqual(3 + 11)
  state.answer = { is: 'delivered' }
  state.at += 1.2 * minute
  await worker.settled()
  expect(await states()).toEqual(Array(20).fill('delivered'))
})

test('an item waits for a person, and the log says so, when its destination is away for the whole schedule', async () => {
  const { add, state, worker, logged } = outbox
  state.answer = away
  await add(...Array.from({ length: 5 }, (_, index) => ({ kind: `${index}` })))
  for (let time = 0; time < 32 * hour; time += 20 * minute) {
    await worker.settled()
    state.at += 20 * minute
  }
  expect(await states()).toEqual(Array(5).fill('stuck'))
  const told = logged.filter(({ event }) => event === 'outbox_waits_for_person')
  expect(told.length).toBeGreaterThan(0)
  expect(told[0]).toMatchObject({ destination: 'mail', see: 'npm run site -- outbox' })
})

test('a delayed item leaves at its time, even after an outage or when the clock is set back', async () => {
  const { add, state, worker, db, now } = outbox
  await add({ kind: 'later', person: 'ada', delay: 10 * minute })
  state.at += minute
  await add({ kind: 'now', person: 'ada' })
  state.answer = away
  await worker.settled()
  expect(await oldestWaiting(db, now())).toMatchObject({ since: now().toISOString() })
  state.answer = { is: 'delivered' }
  state.at += 2 * minute
  await worker.settled()
  expect(state.tried).toEqual(['now', 'now'])
  expect(await oldestWaiting(db, now())).toEqual({ since: null, away: [] })
  state.at -= hour
  await worker.settled()
  state.at += hour + 7 * minute - 1
  await worker.settled()
  expect(state.tried).toEqual(['now', 'now'])
  state.at += 1
  await worker.settled()
  expect(state.tried).toEqual(['now', 'now', 'later'])
})

test('a record’s items of some kinds can be stopped until a process has tried one of them', async () => {
  const { add, state, worker, db, now } = outbox
  const about = { person: 'ada', record: 'lead 7', delay: 10 * minute }
  const act = { person: 'ada', record: 'lead 7', kinds: ['a', 'b'] }
  await add({ kind: 'a', ...about }, { kind: 'b', ...about }, { kind: 'c', ...about })
  await add({ kind: 'a', ...about, record: 'lead 8' })
  expect(await stop(db, act, 'undone', now())).toBe(true)
  state.at += 10 * minute
  await worker.settled()
  expect(state.tried).toEqual(['c', 'a'])
  expect(await states()).toEqual(['withheld', 'withheld', 'delivered', 'delivered'])

  await add({ kind: 'a', ...about }, { kind: 'b', ...about, delay: 0 })
  await worker.settled()
  expect(await stop(db, act, 'undone', now())).toBe(false)
})

test('a person’s items go in order, and neither a refused item nor another person’s delays them', async () => {
  const { add, state, start } = outbox
  const order: string[] = []
  const deliver = async ({ kind }: { kind: string }): Promise<Outcome> => {
    order.push(kind)
    if (kind === 'ada 1' && order.length < 4) return failed
    return kind === 'bob 1' ? { is: 'refused', reason: '400' } : { is: 'delivered' }
  }
  const worker = start({ mail: { deliver, atOnce: 3 } })
  await add({ kind: 'ada 1', person: 'ada' }, { kind: 'ada 2', person: 'ada' })
  await add({ kind: 'bob 1', person: 'bob' }, { kind: 'bob 2', person: 'bob' }, { kind: 'nobody’s' })
  await worker.settled()
  expect(order).toEqual(expect.arrayContaining(['ada 1', 'bob 1', 'bob 2', 'nobody’s']))
  expect(order).not.toContain('ada 2')
  state.at += 6000
  await worker.settled()
  expect(order.slice(-2)).toEqual(['ada 1', 'ada 2'])
  expect(await states()).toEqual(['delivered', 'delivered', 'refused', 'delivered', 'delivered'])
})

test('a destination that is away delays no other', async () => {
  const { add, state, start } = outbox
  const worker = start({
    mail: { deliver: async () => away, atOnce: 3 },
    webhook: { deliver: async () => ({ is: 'delivered' }), atOnce: 3 },
  })
  await add({ person: 'ada' }, { destination: 'webhook', person: 'ada' })
  await worker.settled()
  state.at += minute
  await worker.settled()
  expect(await states()).toEqual(['waiting', 'delivered'])
})

test('items claimed by a killed process are taken over after two minutes', async () => {
  const { add, db, state, worker, now } = outbox
  await add({ kind: 'a' })
  expect(await claim(db, 'mail', { limit: 1 }, now())).toHaveLength(1)
  state.at += 1.9 * minute
  await worker.settled()
  expect(state.tried).toEqual([])
  state.at += 0.2 * minute
  await worker.settled()
  expect(state.tried).toEqual(['a'])
})

test('a retry is not delayed when the clock is set back', async () => {
  const { add, state, worker } = outbox
  state.answer = failed
  await add({ kind: 'a' })
  await worker.settled()
  state.at -= 5 * hour
  state.answer = { is: 'delivered' }
  await worker.settled()
  expect(await states()).toEqual(['delivered'])
})

test('an item may have arrived when an earlier try of it was interrupted', async () => {
  const { add, db, now, items } = outbox
  await add({})
  const [first] = await claim(db, 'mail', { limit: 1, isNoted: true }, now())
  expect(first && mayHaveArrived(first)).toBe(false)
  outbox.state.at += 3 * minute
  const [again] = await claim(db, 'mail', { limit: 1, isNoted: true }, now())
  expect(again && mayHaveArrived(again)).toBe(true)
  expect(await items()).toMatchObject([{ attempts: 2 }])
})

test('a worker that outlives its lease does not undo another worker’s work', async () => {
  const { add, db, now, start, items } = outbox
  await add({})
  const [slow] = await claim(db, 'mail', { limit: 1 }, now())
  outbox.state.at += 3 * minute
  await start().settled()
  expect(await items()).toMatchObject([{ state: 'delivered', attempts: 2 }])
  await settle(db, slow as Item, failed, false, now())
  expect(await items()).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('an item as old as the whole schedule waits for a person, even when tries remain', async () => {
  const { add, db, state, now } = outbox
  await add({}, {}, {})
  state.at += 32 * hour
  const claimed = await claim(db, 'mail', { limit: 3 }, now())
  const [one, other, third] = claimed as [Item, Item, Item]
  expect(one.tries).toBe(0)
  expect(await settle(db, one, failed, false, now())).toBe('stuck')
  expect(await settle(db, other, away, true, now())).toBe('stuck')
  const maybe: Outcome = { is: 'failed', reason: 'cut off', maybe: true }
  expect(await settle(db, third, maybe, false, now())).toBe('stuck')
})

test('an item delivered after its lease counts as delivered, even when a second try fails', async () => {
  const { add, db, now } = outbox
  await add({})
  const [slow] = await claim(db, 'mail', { limit: 1 }, now())
  outbox.state.at += 3 * minute
  const [again] = await claim(db, 'mail', { limit: 1 }, now())
  await settle(db, slow as Item, { is: 'delivered' }, false, now())
  await settle(db, again as Item, failed, false, now())
  expect(await states()).toEqual(['delivered'])
})

test('an item that a person resends during a try still has its lease and its mark "may have arrived"', async () => {
  const { add, db, now, state, worker, items } = outbox
  await add({})
  const [first] = await claim(db, 'mail', { limit: 1, isNoted: true }, now())
  expect(await sendAgain(db, first?.id, now())).toBe(1)
  await worker.settled()
  expect(state.tried).toEqual([])
  expect(await items()).toMatchObject([{ state: 'waiting', maybe_at: first?.maybe_at }])
})

test('several processes share the work, and each item is delivered by one', async () => {
  const { add, url, items } = outbox
  await add(...Array.from({ length: 60 }, (_, index) => ({ kind: `${index}`, person: `${index % 7}` })))
  const program = `
    import { openOutbox } from '@/delivery/testing'
    import { createWorker } from '@/delivery/worker'
    const db = await openOutbox(process.argv[2])
    const deliver = async ({ kind }) => (console.log(kind), { is: 'delivered' })
    const settings = { database: async () => db, now: () => new Date('2027-01-10T09:00:00Z'), log: () => {} }
    await createWorker({ ...settings, destinations: { mail: { deliver, atOnce: 3 } } }).settled()
    await db.destroy()`
  const file = bundled(program)
  const start = () => run(process.execPath, [file, url])
  const outputs = await Promise.all([start(), start()])
  const tried = outputs.flatMap(({ stdout }) => stdout.trim().split('\n')).filter(Boolean)
  expect(new Set(tried).size).toBe(60)
  expect(tried).toHaveLength(60)
  expect((await items()).every(({ attempts }) => attempts === 1)).toBe(true)
}, 60_000)
