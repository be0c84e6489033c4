import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/database/migrate'
import { testDatabaseUrl } from '@/database/testing'
import { textColumns } from '@/database/text-columns'
import { addressHash } from '@/lib/privacy/address-hash'
import { places } from '@/lib/privacy/places'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { bundled } from '@/scripts/gate/bundled'
import type { Tables } from '@/upstream/tables'
import { upstreamForTest } from '@/upstream/testing'
import { ada, at, hers, insertPeople, longer, secrets } from './testing-people'

// Runs the real commands on a database of 530 people, while this process uses it. The tests export one person, forget
// her, and search for what is left of her.

const run = promisify(execFile)
const residue = 'this-was-deleted-by-an-older-version'

let url = ''
let mailDir = ''
let db: Kysely<Tables & SiteTables>

beforeAll(async () => {
  url = testDatabaseUrl()
  mailDir = join(mkdtempSync(join(tmpdir(), 'people-')), 'mail')
  const site = await openSiteDatabase(url)
  await upstreamForTest({ database: async () => site as Kysely<unknown> }).upstream.database()
  db = site as unknown as Kysely<Tables & SiteTables>
  // Like a database of an older version: its pages still hold changed and deleted data, and its log is long.
  if (!isPostgres(db as never)) {
    await sql`pragma secure_delete = off`.execute(db)
    await sql`pragma wal_autocheckpoint = 0`.execute(db)
  }
  // In one transaction, as each commit waits for the disk.
  await db.transaction().execute((trx) => insertPeople(trx, mailDir))
  const deleted = {
    created_at: at,
    name: '',
    phone_number: '',
    email: '',
    email_key: '',
    company: '',
    subject: '',
  }
  await db
    .insertInto('messages')
    .values({ ...deleted, body: `${residue} ${'x'.repeat(500)}` })
    .execute()
  await db.deleteFrom('messages').where('email', '=', '').execute()
})

afterAll(() => db.destroy())

const program = bundled('scripts/operate/site.ts')

const command = (name: string, ...words: string[]) =>
  run(process.execPath, [program, name, ...words], {
    env: { ...process.env, DATABASE_URL: url, MAIL_DIR: mailDir, API_ROOT_URL: '' },
  })

type Row = Record<string, unknown>

async function dump(): Promise<Record<string, Row[]>> {
  const tables = [...new Set((await textColumns(db as never)).map(({ table }) => table))]
  const rows = async (table: string) => (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await rows(table)] as const)),
  )
}

// Searches SQLite's files as they are on the disk, or all columns of Postgres's tables.
async function whatIsFound(): Promise<string[]> {
  const all = (isPostgres(db as never) ? JSON.stringify(await dump()) : rawFiles()).toLowerCase()
  const others = longer.reduce((text, address) => text.replaceAll(address, ''), all)
  return [...secrets, residue].filter((secret) => others.includes(secret.toLowerCase()))
}

// Another process reads the files: a process that closes a file of SQLite loses all its locks on that file.
function rawFiles(): string {
  const folder = dirname(url.slice('file:'.length))
  const paths = readdirSync(folder).map((name) => join(folder, name))
  return spawnSync('cat', paths, { encoding: 'latin1', maxBuffer: 2 ** 30 }).stdout
}

test('every table is in the list of places for personal data', async () => {
  const tables = Object.keys(await dump()).filter((table) => !table.startsWith('sqlite_'))
  expect(places.map(({ table }) => table).sort()).toEqual(tables.sort())
})

test('export writes one person’s data, without hashes or tokens, to a file readable only by the operator', async () => {
  const file = join(mailDir, '..', 'ada.json')
  const { stdout } = await command('export', '--out', file, 'ADA.lovell@example.com')
  expect(stdout).toBe('')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const whole = JSON.parse(readFileSync(file, 'utf8'))
  const counts = Object.entries(whole).flatMap(([name, rows]) =>
    Array.isArray(rows) ? [[name, rows.length]] : [],
  )
  expect(Object.fromEntries(counts)).toEqual({ ...hers, suppressions: 1, mails: 1 })
  expect(whole.leads[0]).toMatchObject({ firstName: 'Lovelaceish', message: 'only-ada-would-write-this' })
  expect(JSON.stringify(whole)).not.toMatch(/hash|token 500|Person\.|joada/i)
})

test('forget deletes the data of one person, and of nobody else, while the site runs', async () => {
  expect(await whatIsFound()).toEqual(isPostgres(db as never) ? secrets : [...secrets, residue])
  const before = await dump()
  const otherMails = readdirSync(mailDir).filter((name) => !/-(500|510)\./.test(name))
  const visitors = keepEnquiring()
  const { stdout } = await command('forget', 'ada.lovell@EXAMPLE.com').finally(visitors.stop)
  const written = await visitors.stop()
  expect(stdout).toMatch(/^Forgotten on \S+ \(proof [\da-f-]{36}\): .*2 in leads, 1 in messages/)
  expect(stdout).not.toMatch(/ada\.|lovell/i)

  expect(await whatIsFound()).toEqual([])
  expect(await restOf(await dump(), written)).toEqual(withoutAda(before))
  expect(readdirSync(mailDir)).toEqual(otherMails)
}, 120_000)

// Writes into the database every few milliseconds, like a running site.
function keepEnquiring() {
  let isOver = false
  let count = 0
  const going = (async () => {
    while (!isOver) {
      await db
        .insertInto('mail_hours')
        .values({ hour: `visitor ${count++}`, sent: 1 })
        .execute()
      await new Promise((done) => setTimeout(done, 5))
    }
  })()
  return {
    async stop() {
      isOver = true
      await going
      return count
    },
  }
}

async function restOf(dumped: Record<string, Row[]>, written: number) {
  const { erasures, mail_hours, desk_sums, ...rest } = dumped
  expect(mail_hours).toHaveLength(written)
  expect(erasures).toHaveLength(1)
  expect(JSON.parse(String(erasures?.[0]?.counts))).toEqual({ ...hers, mentions: 5 })
  // The sums still count her two enquiries, but do not name her.
  expect(sums(desk_sums)).toEqual([
    'campaign: 2 enquiries',
    'path Data: 2 enquiries',
    'plan x: 2 enquiries',
    'source Google: 2 enquiries',
  ])
  return sorted(rest)
}

const sums = (rows: Row[] = []) =>
  rows
    .map(({ subject, name, count, measure }) => `${[subject, name].join(' ').trim()}: ${count} ${measure}`)
    .sort()

function withoutAda({ erasures: _, mail_hours: __, desk_sums: ___, ...before }: Record<string, Row[]>) {
  const marks = [ada.toLowerCase(), addressHash(ada), 'key 500', 'token 500']
  const isHers = (row: Row) =>
    [row.email_key, row.address_hash, row.key, row.hash, row.person].some((one) =>
      marks.includes(String(one)),
    )
  const cleared = (row: Row) =>
    JSON.parse(JSON.stringify(row).replaceAll('ADA.lovell@EXAMPLE.com', '[address removed]'))
  const rest = Object.entries(before).map(([table, rows]) => {
    // Her suppression stays, so that she gets no mail.
    return [table, rows.filter((row) => table === 'suppressions' || !isHers(row)).map(cleared)]
  })
  return sorted(Object.fromEntries(rest))
}

// Postgres returns rows in the order in which they were last written.
function sorted(tables: Record<string, Row[]>) {
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]),
  )
}

test.each(['forget', 'export'])('%s refuses an invalid address without printing it', async (name) => {
  for (const words of [[], ['nobody'], ['a@b.co', 'c@d.co']]) {
    const refusal = await command(name, ...words).catch((error) => error)
    expect([refusal.code, refusal.stderr.trim()]).toEqual([
      1,
      `Name one email address: npm run site -- ${name} ada@example.com`,
    ])
  }
})
