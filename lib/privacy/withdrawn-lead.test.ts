import type { Kysely } from 'kysely'
import { testDatabaseUrl } from '@/database/testing'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { ownLeadsForTest } from '@/upstream/testing-own-leads'
import { addressHash } from './address-hash'
import { exportPerson } from './export-person'
import { forget } from './forget'
import { purge } from './purge'

// A member can undo a withdrawal for ten minutes. These tests export, forget and purge a lead in that time.

const jane = 'jane@example.com'
const minute = 60_000
const withdrawn_at = '2026-11-24T10:00:00.000Z'
const person = { address: jane, hash: addressHash(jane), mailbox: addressHash(jane) }

let db: Kysely<SiteTables>
let own: Awaited<ReturnType<typeof ownLeadsForTest>>
let id: number

beforeEach(async () => {
  db = await openSiteDatabase(testDatabaseUrl())
  const database = async () => db as unknown as Kysely<unknown>
  own = await ownLeadsForTest(Date.parse(withdrawn_at), { database })
  id = await own.enquire(jane)
  await (await own.member(jane)).withdraw(id)
})

afterEach(async () => {
  await own.close()
  await db.destroy()
})

const nothing = [[], []]
const told = () => [own.subjects(), own.events()]

test('export says that a lead is withdrawn, until when that can be undone, and which mails wait', async () => {
  const { leads, outbox } = await exportPerson(db, person)
  expect(leads).toMatchObject([{ id, withdrawn_at, undo_until: '2026-11-24T10:10:00.000Z' }])
  const waiting = outbox?.filter(({ state }) => state === 'waiting')
  expect(waiting?.map(({ kind }) => kind)).toEqual([
    'lead_withdrawn',
    'withdrawal_confirmation',
    'lead.withdrawn',
  ])
})

test('a withdrawal causes no mail and no webhook when the person is forgotten within ten minutes', async () => {
  await forget(db, person, new Date(own.clock.at))
  await own.pass(10 * minute)
  expect(told()).toEqual(nothing)
  expect(Object.keys(await exportPerson(db, person))).toEqual(['erasures'])
})

test('a withdrawn lead stays as long as any other lead, and purging it sends nothing', async () => {
  const purgeIn = (years: number) =>
    purge(db, '/nowhere', new Date(own.clock.at + years * 365.25 * 24 * 60 * minute))
  expect(await purgeIn(1.9)).not.toHaveProperty('leads')
  expect(await purgeIn(2.1)).toMatchObject({ leads: 1 })
  await own.pass(10 * minute)
  expect(told()).toEqual(nothing)
})
