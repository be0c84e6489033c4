import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { testDatabaseUrl } from '@/database/testing'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { bundled } from '@/scripts/gate/bundled'
import { countSeats } from './read-registrations'
import type { RoundFacts } from './rounds'

const url = testDatabaseUrl()
const facts: RoundFacts = {
  event: 'ai-at-work',
  title: 'AI at work',
  start: '2027-10-13T15:00:00.000Z',
  end: '2027-10-13T16:00:00.000Z',
  timeZone: 'America/New_York',
  location: '',
  link: '',
  isCancelled: false,
  seats: 24,
  recording: '',
}

const imports = `
  import { openSiteDatabase } from '@/lib/store/site-database'
  import { register } from '@/lib/event/seats'
  import { tellRegistered } from '@/lib/event/tell-registered'
  const db = await openSiteDatabase(process.argv[2])
  const facts = ${JSON.stringify(facts)}
  const from = process.argv[3]
`
let db: Db
beforeAll(async () => {
  db = await openSiteDatabase(url)
})
afterAll(() => db.destroy())

const start = (program: string, ...words: string[]) =>
  spawn(process.execPath, [program, url, ...words], {
    stdio: 'inherit',
    env: { ...process.env, NEXTAUTH_SECRET: 'a secret that is long enough for a test' },
  })

test('24 of 200 concurrent visitors get a seat, with two processes on Postgres or one on SQLite', async () => {
  const program = bundled(`${imports}
    const at = new Date('2027-09-01T10:00:00Z')
    const names = Array.from({ length: Number(process.argv[4]) }, (_, n) => from + n)
    // Ten at a time, as the pool has ten connections: more visitors would wait, and fail after four seconds.
    await Promise.all(Array.from({ length: 10 }, async () => {
      for (let name = names.pop(); name; name = names.pop()) {
        const person = { name, email: name + '@example.com', reference: name }
        await db.transaction().execute((trx) => register(trx, facts, person, { at, delay: async () => 0 }))
      }
    }))
    await db.destroy()`)
  const shares = process.env.TEST_DATABASE_URL ? ['a', 'b'] : ['a']
  const ends = shares.map((name) => once(start(program, name, String(200 / shares.length)), 'exit'))
  expect(await Promise.all(ends)).toEqual(shares.map(() => [0, null]))
  expect(await countSeats(db, new Date('2027-09-01T10:00:00Z'))).toMatchObject([{ taken: 24, waiting: 176 }])
  const mails = await db.selectFrom('outbox').select('person').distinct().execute()
  expect(mails).toHaveLength(200)
})

test('no reminder is lost or repeated when processes are killed while they queue reminders', async () => {
  await db.updateTable('registrations').set({ state: 'confirmed', until: '' }).execute()
  await db.deleteFrom('outbox').execute()
  const program = bundled(`${imports}
    const at = new Date('2027-10-12T15:00:00Z')
    process.send?.('ready')
    await tellRegistered(db, [{ ...facts, seats: null }], at)
    await db.destroy()`)
  const signals: unknown[] = []
  for (const ms of [0, 1, 2, 4, 8, 16, 32, 64]) {
    const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const ended = once(child, 'exit')
    await once(child, 'message')
    await pause(ms)
    child.kill('SIGKILL')
    signals.push((await ended)[1])
  }
  expect(signals).toContain('SIGKILL')
  expect(await once(start(program), 'exit')).toEqual([0, null])
  const reminders = await db
    .selectFrom('outbox')
    .select('person')
    .where('kind', '=', 'event_reminder')
    .execute()
  expect(reminders).toHaveLength(200)
  expect(new Set(reminders.map(({ person }) => person)).size).toBe(200)
})
