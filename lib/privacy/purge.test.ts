import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { testDatabaseUrl } from '@/database/testing'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import type { MessageKind } from '@/upstream/extensions'
import type { Tables } from '@/upstream/tables'
import { upstreamForTest } from '@/upstream/testing'
import { startDailyPurge } from './daily-purge'
import { purge, purgeOnceADay } from './purge'
import { recordsIn } from './testing'

const now = new Date('2030-06-15T12:00:00.000Z')

let db: Kysely<Tables & SiteTables>
let site: Kysely<SiteTables>
let mailDir = ''

beforeEach(async () => {
  mailDir = mkdtempSync(join(tmpdir(), 'purge-'))
  site = await openSiteDatabase(testDatabaseUrl())
  await upstreamForTest({ database: async () => site as Kysely<unknown> }).upstream.database()
  db = site as unknown as Kysely<Tables & SiteTables>
})

afterEach(() => db.destroy())

const person = { email: 'a@b.co', email_key: 'a@b.co', company: '' }

async function insertLead(created_at: string) {
  const row = {
    ...person,
    created_at,
    careerPathName: '',
    selectedPlan: '',
    firstName: '',
    lastName: '',
    jobTitle: '',
  }
  const rest = { country: '', phone: '', message: '', source: '', subscribe: 0 }
  await db
    .insertInto('leads')
    .values({ ...row, ...rest })
    .execute()
}

const insertMessage = (kind: MessageKind) => async (created_at: string) => {
  await db
    .insertInto('messages')
    .values({ ...person, created_at, name: '', phone_number: '', subject: '', body: '', kind })
    .execute()
}

async function insertAccount(last_contact_at: string) {
  const email_key = last_contact_at
  const row = {
    created_at: '2020-01-01',
    email: '',
    email_key,
    password_hash: '',
    is_active: 1,
    last_contact_at,
  }
  await db.insertInto('accounts').values(row).execute()
}

const { insertConsent, into, intoOutbox } = recordsIn(() => site)

// The privacy policy's times. On `now`, records from before the day `last` have expired.
const kinds: [what: string, table: string, last: string, insert: (at: string) => Promise<void>][] = [
  ['enrolment requests, 2 years', 'leads', '2028-06-15', insertLead],
  ['messages, 2 years', 'messages', '2028-06-15', insertMessage('contact')],
  ['call-back requests, 2 years', 'messages', '2028-06-15', insertMessage('call-back')],
  ['registrations for events, 1 year', 'messages', '2029-06-15', insertMessage('event')],
  ['registrations for resources, 1 year', 'messages', '2029-06-15', insertMessage('resource')],
  ['accounts, 9 years after the last contact', 'accounts', '2021-06-15', insertAccount],
  [
    'links to a new password, when they expire',
    'reset_tokens',
    '2030-06-15',
    into('reset_tokens', 'expires_at', { hash: 'x' }),
  ],
  [
    'spent tokens, when they expire',
    'spent_tokens',
    '2030-06-15',
    into('spent_tokens', 'expires_at', { id: 'x' }),
  ],
  [
    'keys, 2 days',
    'idempotency_keys',
    '2030-06-13',
    into('idempotency_keys', 'created_at', { key: 'x', sent: '', record: '' }),
  ],
  [
    'confirmations of enquiries, 2 days',
    'lead_mails',
    '2030-06-13',
    (at) => into('lead_mails', 'day', { address_hash: 'x' })(at.slice(0, 10)),
  ],
  [
    'mails of an hour, 2 days',
    'mail_hours',
    '2030-06-13',
    (at) => into('mail_hours', 'hour', { sent: 1 })(at.slice(0, 13)),
  ],
  ['mornings, 30 days', 'mornings', '2030-05-16', (at) => into('mornings', 'day')(at.slice(0, 10))],
  [
    'what looked like spam, 90 days',
    'quarantine',
    '2030-03-17',
    into('quarantine', 'created_at', { kind: 'lead', email_key: 'a@example.com', reasons: '', fields: '{}' }),
  ],
  ['what was delivered, 30 days', 'outbox', '2030-05-16', intoOutbox('ended_at', 'delivered', '2030-01-01')],
  ['mails withheld, 30 days', 'outbox', '2030-05-16', intoOutbox('ended_at', 'withheld', '2030-01-01')],
  ['what waits to be sent, 2 years', 'outbox', '2028-06-15', intoOutbox('created_at', 'waiting', '')],
  ['what waits for a person, 2 years', 'outbox', '2028-06-15', intoOutbox('created_at', 'stuck', '')],
  ['news not confirmed, 30 days', 'consents', '2030-05-16', insertConsent({})],
  [
    'consents withdrawn, 9 years',
    'consents',
    '2021-06-15',
    (at) => insertConsent({ email: null, withdrawn_at: at, confirmed_at: '2020-01-01' })('2020-01-01'),
  ],
  ['consents for another upstream, 9 years', 'consents', '2021-06-15', insertConsent({ email: null })],
  [
    'who has unsubscribed, 9 years',
    'suppressions',
    '2021-06-15',
    into('suppressions', 'created_at', { address_hash: 'x' }),
  ],
  [
    'proofs that somebody was forgotten, 6 years',
    'erasures',
    '2024-06-15',
    into('erasures', 'erased_at', { id: 'x', counts: '' }),
  ],
]

const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * 60 * 60_000).toISOString()

test.each(kinds)(
  '%s: a record stays the day before it expires, and is deleted the day after',
  async (_, table, last, insert) => {
    await insert(shifted(last, 1))
    expect(await purge(site, mailDir, now)).toEqual({})
    await sql`delete from ${sql.table(table)}`.execute(db)
    await insert(shifted(last, -1))
    expect(await purge(site, mailDir, now)).toEqual({ [table]: 1 })
    expect((await sql`select * from ${sql.table(table)}`.execute(db)).rows).toEqual([])
  },
)

test('the hash of a forgotten person is deleted after 90 days, and the proof stays', async () => {
  const proof = { id: 'x', counts: '', address_hash: 'h' }
  await into('erasures', 'erased_at', proof)(shifted('2030-03-17', 1))
  expect(await purge(site, mailDir, now)).toEqual({})
  await sql`update erasures set erased_at = ${shifted('2030-03-17', -1)}`.execute(db)
  expect(await purge(site, mailDir, now)).toEqual({ 'erasures.address_hash': 1 })
  const kept = await site.selectFrom('erasures').select(['id', 'address_hash']).execute()
  expect(kept).toEqual([{ id: 'x', address_hash: null }])
})

test('a confirmed subscription stays until it is ended', async () => {
  await insertConsent({ confirmed_at: '2000-01-01T00:00:00.000Z' })('2000-01-01T00:00:00.000Z')
  expect(await purge(site, mailDir, now)).toEqual({})
})

test.each([
  ['2024-02-29T10:00:00.000Z', '2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z'],
  ['2024-03-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.001Z'],
  ['2026-02-28T10:00:00.000Z', '2028-02-28T10:00:00.000Z', '2028-02-28T10:00:00.001Z'],
])('around a leap day, a request of %s is there on %s and gone on %s', async (sent, before, after) => {
  await insertLead(sent)
  expect(await purge(site, mailDir, new Date(before))).toEqual({})
  expect(await purge(site, mailDir, new Date(after))).toEqual({ leads: 1 })
})

test('mail files are deleted after a year by their names; other files stay', async () => {
  mkdirSync(mailDir, { recursive: true })
  const names = [
    '2029-06-14T12-00-00.000Z-0a1b2c3d.eml',
    '2029-06-16T12-00-00.000Z-0a1b2c3d.eml',
    'kept.eml',
    'notes.txt',
  ]
  for (const name of names) writeFileSync(join(mailDir, name), '')
  expect(await purge(site, mailDir, now)).toEqual({ mails: 1 })
  expect(readdirSync(mailDir).sort()).toEqual(names.slice(1))
})

test('only one of several processes purges on each day', async () => {
  const days = [now, now, now, new Date(shifted('2030-06-16', 0))]
  const done = []
  for (const day of days) {
    const all = await Promise.all([1, 2, 3].map(() => purgeOnceADay(site, mailDir, day)))
    done.push(all.filter((counts) => counts !== null).length)
  }
  expect(done).toEqual([1, 0, 0, 1])
})

test('a failed purge is tried again', async () => {
  writeFileSync(join(mailDir, '2020-06-14T12-00-00.000Z-0a1b2c3d.eml'), '')
  await sql`alter table suppressions rename to elsewhere`.execute(db)
  await sql`create table suppressions (address_hash text)`.execute(db)
  await expect(purgeOnceADay(site, mailDir, now)).rejects.toThrow('created_at')
  await sql`drop table suppressions`.execute(db)
  await sql`alter table elsewhere rename to suppressions`.execute(db)
  expect(await purgeOnceADay(site, mailDir, now)).toEqual({ mails: 1 })
})

test('the daily purge logs one line with its counts, and logs a database fault without throwing', async () => {
  process.env.MAIL_DIR = mailDir
  const lines: string[] = []
  const note = (line: unknown) => lines.push(String(line)) > 0
  jest.spyOn(process.stdout, 'write').mockImplementation(note)
  jest.spyOn(process.stderr, 'write').mockImplementation(note)
  await insertLead('2000-01-01T00:00:00.000Z')
  startDailyPurge(async () => site, 0)
  while (lines.length === 0) await pause(5)
  startDailyPurge(() => Promise.reject(new Error('no database')), 0)
  while (lines.length === 1) await pause(5)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'purged', leads: 1 },
    { level: 'error', event: 'purge_failed', reason: 'no database' },
  ])
})

test('a registration stays until a year after its event', async () => {
  const round = { event: 'ai', title: 'AI', starts_at: '2030-10-13', ends_at: '2030-10-13', time_zone: 'UTC' }
  const rest = {
    location: '',
    link: '',
    is_cancelled: 0,
    seats: null,
    sequence: 0,
    change: '',
    changed_at: '',
  }
  const { id } = await db
    .insertInto('event_rounds')
    .values({ ...round, ...rest, recording: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { round_id: id, created_at: '2029-01-01', name: 'A', email: 'a@b.co', email_key: 'a@b.co' }
  const more = { mailbox: 'a@b.co', reference: '', until: '', mailed_at: '', reminded: '' as const }
  await db
    .insertInto('registrations')
    .values({ ...own, ...more, state: 'confirmed' })
    .execute()
  const count = async () => (await db.selectFrom('registrations').select('id').execute()).length
  await purge(site, mailDir, now)
  expect(await count()).toBe(1)
  await purge(site, mailDir, new Date('2031-10-20T00:00:00Z'))
  expect(await count()).toBe(0)
})
