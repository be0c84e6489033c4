import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/database/migrate'
import { testDatabaseUrl } from '@/database/testing'
import { textColumns } from '@/database/text-columns'
import { enqueue } from '@/delivery/outbox'
import { addressHash } from '@/lib/privacy/address-hash'
import { places } from '@/lib/privacy/places'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { bundled } from '@/scripts/gate/bundled'
import type { Tables } from '@/upstream/tables'
import { upstreamForTest } from '@/upstream/testing'

// The commands as they are run, beside a process that goes on using the database: 530 people, of whom one is
// exported, forgotten and looked for.

const run = promisify(execFile)
const at = '2027-01-10T09:00:00.000Z'
const ada = 'Ada.Lovell@Example.com'
const residue = 'this-was-deleted-by-an-older-version'
const secrets = ['ada.lovell@example.com', 'Lovelaceish', '7700900999', 'only-ada-would-write-this']

let url = ''
let mailDir = ''
let db: Kysely<Tables & SiteTables>

beforeAll(async () => {
  url = testDatabaseUrl()
  mailDir = join(mkdtempSync(join(tmpdir(), 'people-')), 'mail')
  const site = await openSiteDatabase(url)
  await upstreamForTest({ database: async () => site as Kysely<unknown> }).upstream.database()
  db = site as unknown as Kysely<Tables & SiteTables>
  // As a database of before: what was changed or deleted is still in its pages, and its log is long.
  if (!isPostgres(db as never)) {
    await sql`pragma secure_delete = off`.execute(db)
    await sql`pragma wal_autocheckpoint = 0`.execute(db)
  }
  // In one piece, as each commit waits for the disk.
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < 530; index++) await insertPerson(trx, index)
  })
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

// What there is of her, that export gives out and forget takes away.
const hers = {
  idempotency_keys: 1,
  leads: 2,
  messages: 1,
  reset_tokens: 1,
  accounts: 1,
  lead_mails: 1,
  quarantine: 1,
  consents: 1,
  outbox: 4,
}

// Others have addresses that contain hers, are contained in it, or mention it.
const longer = ['joada.lovell@example.com', 'ada.lovell@example.com.example.org', "o'ada.lovell@example.com"]

function addressOf(index: number): string {
  if (index === 500) return ada
  return ['lovell@example.com', ...longer][index - 501] ?? `Person.${index}@example.com`
}

async function insertPerson(db: Kysely<Tables & SiteTables>, index: number) {
  const email = addressOf(index)
  const [email_key, isAda] = [email.toLowerCase(), index === 500]
  const message = isAda
    ? (secrets[3] as string)
    : index === 510
      ? `Ask my friend, <ADA.lovell@EXAMPLE.com>.`
      : `Number ${index}`
  const phone = isAda ? (secrets[2] as string) : `+44 ${index}`
  const name = isAda ? (secrets[1] as string) : `Name ${index}`
  const person = { email, email_key, created_at: at, company: 'a', phone, message }
  const rest = {
    careerPathName: 'Data',
    selectedPlan: 'x',
    firstName: name,
    lastName: 'B',
    jobTitle: '',
    country: 'UK',
    source: 'Google',
    subscribe: 1,
  }
  const leads = [
    { ...person, ...rest },
    { ...person, ...rest, email: email.toUpperCase(), company: 'b' },
  ]
  const stored = await db
    .insertInto('leads')
    .values(isAda ? leads : leads.slice(0, 1))
    .returning('id')
    .execute()
  await db
    .insertInto('messages')
    .values({
      created_at: at,
      name,
      phone_number: phone,
      email,
      email_key,
      company: '',
      subject: 'S',
      body: message,
    })
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({ key: `key ${index}`, created_at: at, sent: `sent ${index}`, record: `lead ${stored[0]?.id}` })
    .execute()
  const account = {
    created_at: at,
    email,
    email_key,
    password_hash: `hash ${index}`,
    is_active: 1,
    last_contact_at: at,
  }
  const { id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('reset_tokens')
    .values({ hash: `token ${index}`, account_id: id, expires_at: at })
    .execute()
  const address_hash = addressHash(email)
  await db.insertInto('lead_mails').values({ address_hash, day: '2027-01-10' }).execute()
  await db
    .insertInto('consents')
    .values({
      id: `consent ${index}`,
      address_hash,
      email,
      wording: '1',
      form: 'enrolment',
      path: '/',
      asked_at: at,
    })
    .execute()
  const suspect = {
    created_at: at,
    kind: 'lead' as const,
    email_key,
    reasons: '',
    fields: JSON.stringify(person),
    key: email_key,
  }
  await db.insertInto('quarantine').values(suspect).execute()
  await db.insertInto('suppressions').values({ address_hash, created_at: at }).execute()
  if (index > 490 && index < 520) {
    writeMail(index, email, message)
    await insertDeliveries(db, stored[0]?.id, email_key, { ...person, ...rest })
  }
}

// A lead that waits for an outside upstream, a mail that was given up, and an event, of which one was delivered.
async function insertDeliveries(
  db: Kysely<Tables & SiteTables>,
  id: number | undefined,
  person: string,
  record: object,
) {
  const about = { person, record: `lead ${id}` }
  const lead = { ...about, destination: 'upstream', kind: 'lead', payload: { path: '/api/leads/', record } }
  const mail = { ...about, destination: 'mail', kind: 'lead_confirmation', payload: { lead: id } }
  const change = { ...about, destination: 'mail', kind: 'address_change', payload: { to: person } }
  const event = { ...about, destination: 'webhook', kind: 'lead.created', payload: record }
  await enqueue(db as never, [lead, mail, change, event], new Date(at))
  const theirs = db.updateTable('outbox').where('person', '=', person)
  await theirs.set({ state: 'stuck', ended_at: at }).where('kind', '=', 'lead_confirmation').execute()
  await theirs.set({ state: 'delivered', ended_at: at }).where('kind', '=', 'lead.created').execute()
}

function writeMail(index: number, email: string, message: string) {
  mkdirSync(mailDir, { recursive: true })
  const text = Buffer.from(`E-mail: ${email}\nMessage: ${message}`).toString('base64')
  const head = `From: hello@example.com\r\nTo: ${index % 2 ? email : 'admissions@example.com'}\r\nReply-To: ${index % 2 ? 'hello@example.com' : email}\r\nSubject: Mail ${index}\r\n`
  const body = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${text}\r\n`
  writeFileSync(join(mailDir, `mail-${index}.eml`), head + body)
}

const programs: Record<string, string> = {
  forget: bundled('scripts/operate/forget.ts'),
  export: bundled('scripts/operate/export.ts'),
}

const command = (name: string, ...words: string[]) =>
  run(process.execPath, [programs[name] ?? '', ...words], {
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

// In SQLite's files as they are on the disk; in Postgres in all text of all tables.
async function whatIsFound(): Promise<string[]> {
  const all = (isPostgres(db as never) ? JSON.stringify(await dump()) : rawFiles()).toLowerCase()
  const others = longer.reduce((text, address) => text.replaceAll(address, ''), all)
  return [...secrets, residue].filter((secret) => others.includes(secret.toLowerCase()))
}

// Read by another process: one that closes a file of SQLite gives up all locks that it has on it.
function rawFiles(): string {
  const folder = dirname(url.slice('file:'.length))
  const paths = readdirSync(folder).map((name) => join(folder, name))
  return spawnSync('cat', paths, { encoding: 'latin1', maxBuffer: 2 ** 30 }).stdout
}

test('every table is in the list of places, so that no person is overlooked in a new one', async () => {
  const tables = Object.keys(await dump()).filter((table) => !table.startsWith('sqlite_'))
  expect(places.map(({ table }) => table).sort()).toEqual(tables.sort())
})

test('export hands out all of the person and of nobody else, without keys, into a file for its owner alone', async () => {
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

test('forget leaves nothing of the person and touches nobody else, while the site goes on', async () => {
  expect(await whatIsFound()).toEqual(isPostgres(db as never) ? secrets : [...secrets, residue])
  const before = await dump()
  const otherMails = readdirSync(mailDir).filter((name) => !/-(500|510)\./.test(name))
  const visitors = keepEnquiring()
  const { stdout } = await command('forget', 'ada.lovell@EXAMPLE.com').finally(visitors.stop)
  const written = await visitors.stop()
  expect(stdout).toMatch(/^Forgotten on \S+ \(proof [\da-f-]{36}\): .*2 in leads, 1 in messages/)
  expect(stdout).not.toMatch(/ada/i)

  expect(await whatIsFound()).toEqual([])
  expect(await restOf(await dump(), written)).toEqual(withoutAda(before))
  expect(readdirSync(mailDir)).toEqual(otherMails)
}, 120_000)

// An enquiry every few milliseconds, as a site that runs has them.
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
  const { erasures, mail_hours, ...rest } = dumped
  expect(mail_hours).toHaveLength(written)
  expect(erasures).toHaveLength(1)
  expect(JSON.parse(String(erasures?.[0]?.counts))).toEqual({ ...hers, mentions: 5 })
  return sorted(rest)
}

function withoutAda({ erasures: _, mail_hours: __, ...before }: Record<string, Row[]>) {
  const marks = [ada.toLowerCase(), addressHash(ada), 'key 500', 'token 500']
  const isHers = (row: Row) =>
    [row.email_key, row.address_hash, row.key, row.hash, row.person].some((one) =>
      marks.includes(String(one)),
    )
  const cleared = (row: Row) =>
    JSON.parse(JSON.stringify(row).replaceAll('ADA.lovell@EXAMPLE.com', '[address removed]'))
  const rest = Object.entries(before).map(([table, rows]) => {
    // That she is not written to is kept.
    return [table, rows.filter((row) => table === 'suppressions' || !isHers(row)).map(cleared)]
  })
  return sorted(Object.fromEntries(rest))
}

// Postgres gives rows in the order in which they were last written.
function sorted(tables: Record<string, Row[]>) {
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]),
  )
}

test.each(['forget', 'export'])(
  '%s refuses what is no address, in words that do not repeat it',
  async (name) => {
    for (const words of [[], ['nobody'], ['a@b.co', 'c@d.co']]) {
      const refusal = await command(name, ...words).catch((error) => error)
      expect([refusal.code, refusal.stderr.trim()]).toEqual([
        1,
        `Name one e-mail address: npm run ${name} -- ada@example.com`,
      ])
    }
  },
)
