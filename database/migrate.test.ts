import { execFile, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { bundled } from '@/scripts/gate/bundled'
import { type Migrations, migrate } from './migrate'
import { openDatabase } from './open'
import { testDatabaseUrl } from './testing'

const run = promisify(execFile)

const first: Migrations = {
  '001': async (db) => void (await sql`create table a (x integer)`.execute(db)),
}
const second: Migrations = {
  ...first,
  '002': async (db) => void (await sql`create table b (y integer)`.execute(db)),
}

let url: string
const open: Kysely<unknown>[] = []

beforeEach(() => {
  url = testDatabaseUrl()
})

afterEach(async () => {
  await Promise.all(open.splice(0).map((db) => db.destroy()))
})

async function database() {
  const db = await openDatabase<unknown>(url)
  open.push(db)
  return db
}

test('a new database is created with its folder, and a second migration changes nothing', async () => {
  const db = await database()
  await migrate(db, second)
  await migrate(db, second)
  await sql`insert into b (y) values (1)`.execute(db)
})

test('processes that create and migrate a database at once all succeed', async () => {
  const program = bundled(`
    import { sql } from 'kysely'
    import { migrate } from '@/database/migrate'
    import { openDatabase } from '@/database/open'
    const up = (table) => async (db) => {
      await new Promise((done) => setTimeout(done, 300))
      await sql.raw('create table ' + table + ' (x integer)').execute(db)
    }
    const db = await openDatabase(process.argv[2])
    await migrate(db, { '001': up('a'), '002': up('b') })
    await db.destroy()`)
  const start = () => run(process.execPath, [program, url])
  await expect(Promise.all([start(), start(), start(), start()])).resolves.toHaveLength(4)
  await sql`insert into b (x) values (1)`.execute(await database())
}, 60_000)

test('a database may have two owners, each with its own list of migrations', async () => {
  const db = await database()
  await migrate(db, first)
  await migrate(db, { '001': second['002'] as Migrations[string] }, 'other_migrations')
  await sql`select * from a, b`.execute(db)
})

test('an older program refuses a newer database and says so', async () => {
  await migrate(await database(), second)
  await expect(migrate(await database(), first)).rejects.toThrow('written by a newer version of this program')
})

test('a failed migration leaves nothing behind, and the error names it', async () => {
  const broken: Migrations = {
    ...first,
    '002': async (db) => {
      await sql`create table half (x integer)`.execute(db)
      await sql`nonsense`.execute(db)
    },
  }
  const db = await database()
  await expect(migrate(db, broken)).rejects.toThrow('couldn’t be migrated at 002')
  await expect(sql`select * from half`.execute(db)).rejects.toThrow(/no such table|does not exist/)
})

const onSqlite = process.env.TEST_DATABASE_URL ? test.skip : test

onSqlite('only the owner of the file can read it', async () => {
  await sql`create table a (x integer)`.execute(await database())
  const path = url.slice('file:'.length)
  const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => statSync(file).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600, 0o600])
})

onSqlite('deleted data is overwritten, so a copy of the file does not hold it', async () => {
  const db = await database()
  const secret = 'nobody may read this later'
  await sql`create table a (x text)`.execute(db)
  await sql`insert into a (x) values (${secret}), ('another row that keeps the page')`.execute(db)
  const raw = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return spawnSync('cat', [url.slice('file:'.length)], { encoding: 'latin1' }).stdout
  }
  expect(await raw()).toContain(secret)
  await sql`delete from a where x = ${secret}`.execute(db)
  expect(await raw()).not.toContain(secret)
})

onSqlite('every commit is on the disk before it is acknowledged', async () => {
  const db = await database()
  expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows).toEqual([
    { synchronous: 2 },
  ])
  expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows).toEqual([
    { journal_mode: 'wal' },
  ])
})

test.each([
  'postgres://admissions:secret@127.0.0.1:1/leads',
  'postgres://admissions:my:secret@127.0.0.1:1/leads',
  'postgres://admissions:my%40secret@127.0.0.1:1/leads',
  'postgres://127.0.0.1:1/leads?user=admissions&password=secret',
])('a database that cannot be opened is named without its password', async (url) => {
  const opening = openDatabase(url)
  await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/leads\S* can’t be opened: .*ECONNREFUSED/)
  await expect(opening).rejects.not.toThrow('secret')
})
