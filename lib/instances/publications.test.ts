import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { lists } from '@/lib/publishing/publish-hook'
import { siteDatabase } from '@/lib/store/site-database'
import { findPostgres, startPostgres } from '@/scripts/gate/postgres.mjs'
import { sharedPublications } from './publications'

// The processes of a site share one Postgres. This test plays all of them in one process.

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres(findPostgres())
  process.env.DATABASE_URL = postgres.url
  await siteDatabase()
}, 60_000)

afterAll(async () => {
  await (await siteDatabase()).destroy()
  postgres.stop()
})

beforeEach(async () => {
  await (await siteDatabase()).deleteFrom('publications').execute()
})

function processSince(ms = Date.now()) {
  const { send, applyMissed } = sharedPublications(ms)
  const heard: string[] = []
  return { heard, send, catchUp: () => applyMissed(async (tags) => void heard.push(tags.join(' '))) }
}

test('a publication reaches each other process once, and is not applied again by its sender', async () => {
  const processes = [processSince(), processSince(), processSince()] as const
  await processes[0].send(['posts', 'post:one'])
  for (const { catchUp } of processes) await catchUp()
  await processes[1].send(['events'])
  for (const { catchUp } of [...processes, ...processes]) await catchUp()
  expect(processes.map(({ heard }) => heard)).toEqual([
    ['events'],
    ['posts post:one'],
    ['posts post:one', 'events'],
  ])
})

test('a publication is sent later when Postgres is away', async () => {
  const [one, other] = [processSince(), processSince()]
  await other.catchUp()
  postgres.crash()
  await one.send(['posts'])
  await one.send(['events'])
  await expect(other.catchUp()).rejects.toThrow()
  postgres.resume()
  await answers()
  await one.catchUp()
  await other.catchUp()
  await other.catchUp()
  expect([one.heard, other.heard]).toEqual([[], ['posts', 'events']])
}, 30_000)

test('a process that was cut off for hours applies the publications it missed', async () => {
  const hour = 60 * 60_000
  await stored('posts', 3 * hour)
  await stored('events', 5 * hour)
  const late = processSince(Date.now() - 4 * hour)
  await late.catchUp()
  expect(late.heard).toEqual(['posts'])
})

test('a process that was cut off longer than publications are stored revalidates everything, once', async () => {
  await stored('posts', 60_000)
  const late = processSince(Date.now() - 24 * 60 * 60_000)
  await late.catchUp()
  await late.catchUp()
  expect(late.heard).toEqual([lists.join(' ')])
})

test('a publication that could not be applied is applied at the next check', async () => {
  await stored('posts', 10)
  await stored('events', 5)
  const { applyMissed } = sharedPublications(Date.now())
  const applied: string[][] = []
  const apply = async (tags: string[]) => {
    if (applied.push(tags) === 2) throw new Error('refused')
  }
  await expect(applyMissed(apply)).rejects.toThrow('refused')
  await applyMissed(apply)
  expect(applied).toEqual([['posts'], ['events'], ['events']])
})

test('a process on SQLite neither sends nor applies publications', async () => {
  process.env.DATABASE_URL = 'file:alone.db'
  jest.resetModules()
  const alone = (await import('./publications')).sharedPublications(0)
  await alone.send(['posts'])
  await expect(alone.applyMissed(async () => fail('applied'))).resolves.toBeUndefined()
  process.env.DATABASE_URL = postgres.url
})

async function stored(tags: string, msAgo: number): Promise<void> {
  const at = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint - ${msAgo}`
  await (await siteDatabase())
    .insertInto('publications')
    .values({ id: `${tags} ${msAgo}`, tags, at })
    .execute()
}

// Each connection from before the crash fails once.
async function answers(): Promise<void> {
  for (;;) {
    try {
      await sql`select 1`.execute(await siteDatabase())
      return
    } catch {
      await pause(20)
    }
  }
}
