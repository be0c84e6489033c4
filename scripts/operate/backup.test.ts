import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import Database from 'libsql'
import { backUp } from '@/database/backup'
import { openDatabase } from '@/database/open'
import { addressHash } from '@/lib/privacy/address-hash'
import { suppress } from '@/lib/privacy/suppressions'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { bundled } from '@/scripts/gate/bundled'
import { call, lead, upstreamForTest } from '@/upstream/testing'

// Runs the real commands while a separate process stores leads one after the other.

const run = promisify(execFile)

let folder: string
let path: string
let url: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operate-'))
  path = join(folder, 'site.db')
  url = `file:${path}`
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const ends: (() => void)[] = []

type ProcessResult = { code: number; stdout: string; stderr: string }

const program = bundled('scripts/operate/site.ts')

type Name = 'backup' | 'restore' | 'forget'

async function command(name: Name, words: string[], databaseUrl = url): Promise<ProcessResult> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, API_ROOT_URL: '', MAIL_DIR: join(folder, 'mail') }
  const running = run(process.execPath, [program, name, ...words], { env })
  return await running.then(
    (ended) => ({ code: 0, ...ended }),
    (error) => error,
  )
}

async function done(name: Name, words: string[], databaseUrl = url): Promise<string> {
  const { code, stdout, stderr } = await command(name, words, databaseUrl)
  expect([code, stderr]).toEqual([0, ''])
  return stdout
}

/** Starts a process that stores leads until it is killed, and prints the id of each acknowledged one. */
async function writer() {
  // The process exits with its parent. An orphan's log lines about the deleted database would fill the memory.
  const source = `
    import { setImmediate } from 'node:timers/promises'
    import { call, lead, upstreamForTest } from '@/upstream/testing'
    const { upstream } = upstreamForTest({ databaseUrl: process.argv[2] })
    process.stdin.on('close', () => process.exit(1)).resume()
    for (let at = 0; ; at++) {
      const { status, body } = await call(upstream, 'POST', '/api/leads/', { ...lead, message: 'Lead ' + at })
      if (status === 201) process.stdout.write(body.id + '\\n')
      await setImmediate()
    }`
  const child = spawn(process.execPath, [bundled(source), url])
  const hasEnded = once(child, 'close')
  ends.push(() => child.kill('SIGKILL'))
  const acknowledged: number[] = []
  createInterface(child.stdout).on('line', (line) => acknowledged.push(Number(line)))
  const until = async (count: number) => {
    while (acknowledged.length < count) await once(child.stdout, 'data')
  }
  await until(50)
  return {
    acknowledged,
    until,
    async kill() {
      child.kill('SIGKILL')
      await hasEnded
    },
  }
}

const idsIn = (file: string) => new Database(file).prepare('select id from leads order by id').pluck().all()

// libsql holds a file open after this process has closed it, so a command that needs the file to itself gets a copy.
async function database(file = join(folder, 'made.db')) {
  const made = `file:${file}`
  const site = await openSiteDatabase(made)
  const { upstream } = upstreamForTest({ database: async () => site as Kysely<unknown> })
  await upstream.database()
  const send = async (email: string, message = '') =>
    expect(await call(upstream, 'POST', '/api/leads/', { ...lead, email, message })).toMatchObject({
      status: 201,
    })
  const copyTo = (to: string) => backUp(file, to)
  return { made, site, send, copyTo }
}

async function leadsNow(databaseUrl = url) {
  const db = await openDatabase<SiteTables & { leads: { email: string; message: string } }>(databaseUrl)
  const rows = await db.selectFrom('leads').select(['email', 'message']).orderBy('email').execute()
  await db.destroy()
  return rows.map(({ email, message }) => (message ? `${email}: ${message}` : email))
}

test('a backup has every lead acknowledged before it; a restore is refused while a process writes, and saves the old database', async () => {
  const leads = await writer()
  const copy = join(folder, 'copies', 'one.db')
  const before = [...leads.acknowledged]
  const stdout = await done('backup', [copy])
  const after = leads.acknowledged.length
  expect(after).toBeGreaterThan(before.length)
  await leads.until(after + 5)

  const copied = idsIn(copy)
  expect(copied).toEqual(expect.arrayContaining(before))
  expect(stdout).toMatch(
    new RegExp(`Wrote and checked ${copy}: \\d+\\.\\d MB, ${copied.length} leads, 0 messages, 0 accounts`),
  )
  expect(readdirSync(join(folder, 'copies'))).toEqual(['one.db'])
  expect([join(folder, 'copies'), copy].map((made) => statSync(made).mode & 0o777)).toEqual([0o700, 0o600])

  const refused = await command('restore', [copy])
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining('A process is using the database'),
  ])
  await leads.until(leads.acknowledged.length + 5)
  await leads.kill()

  const told = await done('restore', [copy])
  expect(told).toContain(`Restored ${copy}: ${copied.length} leads`)
  expect(await leadsNow()).toHaveLength(copied.length)
  const kept = readdirSync(folder).filter((name) => /^site\.db\.before-restore-\d{4}-.*Z$/.test(name))
  expect(kept).toHaveLength(1)
  expect(idsIn(join(folder, kept[0] as string))).toEqual(expect.arrayContaining(leads.acknowledged))
  expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([])
}, 120_000)

test('a restore repeats the deletions and unsubscribes made since the backup, and no earlier ones', async () => {
  const { made, site, send, copyTo } = await database()
  await send('back@example.com', 'first')
  await done('forget', ['back@example.com'], made)
  await send('back@example.com', 'again')
  await send('Ada@Example.com', 'Bob (bob@example.com) sent me.')
  await send('bob@example.com', 'Ask ada@example.com.')
  await suppress(site, addressHash('old@example.com'), new Date())
  const stdout = await done('backup', [], made)
  const [copy = ''] = readdirSync(join(folder, 'backups')).map((name) => join(folder, 'backups', name))
  expect(stdout).toContain(copy)
  await done('forget', ['ada@example.com'], made)
  await suppress(site, addressHash('bob@example.com'), new Date())
  copyTo(path)

  const told = await done('restore', [copy])
  expect(told).toContain('Forgotten again: 1. Unsubscribed again: 1.\n')
  expect(await leadsNow()).toEqual(['back@example.com: again', 'bob@example.com: Ask [address removed].'])
  expect(readFileSync(path, 'latin1')).not.toMatch(/ada@example/i)
  expect(readFileSync(copy, 'latin1')).toMatch(/ada@example/i)
  const hashes = new Database(path).prepare('select address_hash from suppressions').pluck().all()
  expect(hashes.sort()).toEqual(['bob@example.com', 'old@example.com'].map(addressHash).sort())
}, 120_000)

test('a restore refuses an invalid, corrupt or newer backup, and changes nothing', async () => {
  const { send, copyTo } = await database()
  await send('ada@example.com')
  copyTo(path)
  const refused = async (make: (file: string) => unknown) => {
    const copy = join(mkdtempSync(join(folder, 'copy-')), 'copy')
    await make(copy)
    const { code, stderr } = await command('restore', [copy])
    expect(code).toBe(1)
    return stderr
  }
  expect(await refused(() => {})).toContain('it doesn’t exist')
  expect(await refused((file) => writeFileSync(file, 'Dear diary. '.repeat(1000)))).toContain(
    'not a database',
  )
  expect(await refused((file) => new Database(file).exec('create table a (x)'))).toContain(
    'it isn’t a database of this program',
  )
  expect(await refused(corrupt)).toContain('malformed')
  expect(await refused(newer)).toContain('written by a newer version of this program')
  expect(await leadsNow()).toEqual(['ada@example.com'])
  expect(readdirSync(folder).filter((name) => /restor/.test(name))).toEqual([])
}, 120_000)

async function newer(file: string) {
  const { site, copyTo } = await database(join(folder, 'newer.db'))
  await sql`insert into migrations (name, applied_at) values ('999-later', '')`.execute(site)
  copyTo(file)
}

async function corrupt(file: string) {
  const { copyTo } = await database(join(folder, 'whole.db'))
  copyTo(file)
  writeFileSync(file, readFileSync(file).fill(0xff, 4096))
}

test('a restore needs a list of the forgotten people when the current database cannot be read', async () => {
  const { send, copyTo } = await database()
  await send('ada@example.com')
  await send('bob@example.com')
  const copy = join(folder, 'copy.db')
  copyTo(copy)
  writeFileSync(path, 'The disk has written this. '.repeat(1000))
  const { code, stderr } = await command('restore', [copy])
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/can’t say who was forgotten.*not a database[\s\S]*--forgotten/),
  ])
  expect(readFileSync(path, 'latin1')).toMatch(/^The disk/)
  const list = join(folder, 'people.txt')
  writeFileSync(list, '\nADA@example.com\n')
  expect(await done('restore', [copy, '--forgotten', list])).toMatch(
    /4 deliveries may have arrived since then\. [^\n]* npm run site -- outbox\nForgotten from the file: 1\./,
  )
  expect(await leadsNow()).toEqual(['bob@example.com'])
})

test('with Postgres, backup and restore print the command without the password, and write nothing', async () => {
  const postgres = 'postgres://site:very-secret@db.example.com:5432/site?sslmode=require&schema=northlight'
  const backup = await command('backup', [], postgres)
  const restore = await command('restore', ['site.dump'], postgres)
  expect([backup.code, restore.code]).toEqual([2, 2])
  expect(backup.stdout).toContain('Nothing was written')
  expect(backup.stdout).toContain(
    "pg_dump --format=custom --no-owner --schema=northlight --file=site.dump 'postgres://site@db.example.com:5432/site?sslmode=require'",
  )
  expect(restore.stdout).toContain(
    "--dbname='postgres://site@db.example.com:5432/site_restored?sslmode=require'",
  )
  expect(restore.stdout).toContain(
    "--carry-over 'postgres://site@db.example.com:5432/site?sslmode=require&schema=northlight'",
  )
  expect(JSON.stringify([backup, restore])).not.toContain('very-secret')
  expect(existsSync(join(folder, 'backups'))).toBe(false)
})
