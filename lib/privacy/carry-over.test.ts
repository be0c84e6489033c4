import { type Kysely, sql } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { testDatabaseUrl } from '@/database/testing'
import { siteMigrations } from '@/lib/store/migrations'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { addressHash } from './address-hash'
import { carryOver, readMarks } from './carry-over'
import { forget } from './forget'
import type { Person } from './standing'
import { isSuppressed, suppress } from './suppressions'

const now = new Date('2030-06-15T12:00:00.000Z')
const ada = 'ada@example.com'
const bob = 'bob@example.com'
let restored: Kysely<SiteTables>
let old: Kysely<SiteTables>

beforeEach(async () => {
  restored = await openSiteDatabase(testDatabaseUrl())
  old = await openSiteDatabase(testDatabaseUrl())
})

afterEach(() => Promise.all([restored.destroy(), old.destroy()]))

function personOf(address: string): Person {
  const hash = addressHash(address)
  return { address: address.toLowerCase(), hash, mailbox: hash }
}

async function insertSuspect(email: string) {
  const fields = JSON.stringify({ email, message: `${bob} told me` })
  const row = {
    created_at: '',
    kind: 'lead' as const,
    email_key: email.toLowerCase(),
    reasons: '',
    fields,
    key: email,
  }
  await restored.insertInto('quarantine').values(row).execute()
}

async function insertConsent(email: string) {
  const row = { id: email, address_hash: addressHash(email), email: null, wording: '', form: '', path: '' }
  await restored
    .insertInto('consents')
    .values({ ...row, asked_at: '' })
    .execute()
}

const carry = async (from: Kysely<unknown>) => await carryOver(restored, await readMarks(from), personOf, now)
const left = async () =>
  (await restored.selectFrom('quarantine').select('email_key').execute()).map((row) => row.email_key)

test('a restore deletes a forgotten person’s rows, and their address in another person’s text', async () => {
  for (const email of ['Ada@Example.com', 'eve@example.com']) await insertSuspect(email)
  for (const email of [ada, bob]) await insertConsent(email)
  for (const email of [ada, bob]) await forget(old, personOf(email), now)
  expect(await carry(old as Kysely<unknown>)).toEqual({
    forgotten: 2,
    unknown: 0,
    unsubscribed: 0,
    unsure: 0,
  })
  expect(await left()).toEqual(['eve@example.com'])
  expect(await restored.selectFrom('consents').selectAll().execute()).toEqual([])
  const [row] = await restored.selectFrom('quarantine').select('fields').execute()
  expect(row?.fields).toContain('[address removed] told me')
  expect(await carry(old as Kysely<unknown>)).toEqual({
    forgotten: 0,
    unknown: 0,
    unsubscribed: 0,
    unsure: 0,
  })
  // Without the copied rows of `erasures`, a later restore could not repeat these erasures.
  const proofs = await restored.selectFrom('erasures').select('address_hash').execute()
  expect(new Set(proofs.map((row) => row.address_hash))).toEqual(new Set([ada, bob].map(addressHash)))
})

test('a second restore deletes nothing when a forgotten person has sent a new form', async () => {
  await forget(old, personOf(ada), now)
  await carry(old as Kysely<unknown>)
  await insertSuspect(ada)
  expect(await carry(old as Kysely<unknown>)).toEqual({
    forgotten: 0,
    unknown: 0,
    unsubscribed: 0,
    unsure: 0,
  })
  expect(await left()).toEqual([ada])
})

test('a person who unsubscribed stays unsubscribed, and an erasure without a hash counts as unknown', async () => {
  await suppress(old, addressHash(ada), now)
  await old
    .insertInto('erasures')
    .values({ id: 'x', erased_at: '', counts: '{}', address_hash: null })
    .execute()
  expect(await carry(old as Kysely<unknown>)).toEqual({
    forgotten: 0,
    unknown: 1,
    unsubscribed: 1,
    unsure: 0,
  })
  expect(await isSuppressed(restored, addressHash(ada))).toBe(true)
})

test('a database of an older version, or without any tables, can be read', async () => {
  const older = await openDatabase<unknown>(testDatabaseUrl())
  expect(await carry(older)).toEqual({ forgotten: 0, unknown: 0, unsubscribed: 0, unsure: 0 })
  const known = Object.fromEntries(Object.entries(siteMigrations).filter(([name]) => name < '005'))
  await migrate(older, known, 'site_migrations')
  await sql`insert into erasures (id, erased_at, counts) values ('x', '', '{}')`.execute(older)
  expect(await carry(older)).toEqual({ forgotten: 0, unknown: 1, unsubscribed: 0, unsure: 0 })
  await older.destroy()
})
