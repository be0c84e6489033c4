import { execFile } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import Database from 'libsql'
import { bundled } from '@/scripts/gate/bundled'
import { openDatabase } from './open'

// Tests SQLite while another program locks the file, and on a full disk. `outsider` is a plain connection of libsql.

const run = promisify(execFile)

let path: string
let db: Kysely<{ a: { x: string } }>
let outsider: Database.Database

beforeEach(async () => {
  path = join(mkdtempSync(join(tmpdir(), 'sqlite-')), 'site.db')
  db = await openDatabase(`file:${path}`)
  await sql`create table a (x text unique)`.execute(db)
  outsider = new Database(path)
})

afterEach(async () => {
  outsider.close()
  await db.destroy()
})

const insert = (x: string) => db.insertInto('a').values({ x }).execute()
const insertTwo = (x: string) =>
  db.transaction().execute(async (trx) => {
    for (const each of [x, `${x} again`]) await trx.insertInto('a').values({ x: each }).execute()
  })
const seenByOthers = () =>
  (outsider.prepare('select x from a').all() as { x: string }[]).map(({ x }) => x.slice(0, 9))

test('a write waits for another program’s lock while the process goes on', async () => {
  outsider.exec('begin exclusive')
  const writing = [insert('one'), insertTwo('two')]
  let turns = 0
  const turning = setInterval(() => turns++, 5)
  const longest = await longestStandstill(400)
  clearInterval(turning)
  outsider.exec('commit')
  await Promise.all(writing)
  expect(longest).toBeLessThan(200)
  expect(turns).toBeGreaterThan(4)
  expect(seenByOthers()).toEqual(['one', 'two', 'two again'])
})

test('writes of several processes wait for their turn, and each acknowledged one is stored', async () => {
  // Bundled once: a process that starts during a second bundling would read an empty file.
  const program = bundled(`
    import { openDatabase } from '@/database/open'
    const db = await openDatabase(process.argv[2])
    const insert = (trx, x) => trx.insertInto('a').values({ x }).execute()
    for (let at = 0; at < 100; at++) {
      await insert(db, process.pid + ' alone ' + at)
      await db.transaction().execute((trx) => insert(trx, process.pid + ' together ' + at))
    }
    await db.destroy()`)
  const write = () => run(process.execPath, [program, `file:${path}`])
  await Promise.all([write(), write(), write()])
  expect(seenByOthers()).toHaveLength(600)
})

async function longestStandstill(during: number) {
  const end = performance.now() + during
  let [longest, last] = [0, performance.now()]
  while (last < end) {
    await new Promise((next) => setTimeout(next, 1))
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  return longest
}

test('a write is stored when it is acknowledged, also after other writes timed out', async () => {
  process.env.SQLITE_TIMEOUT_MS = '500'
  outsider.exec('begin exclusive')
  const waiting = await Promise.allSettled([insert('in vain'), insertTwo('as vain'), insert('no less')])
  expect(waiting).toEqual(Array(3).fill({ status: 'rejected', reason: new Error('database is locked') }))
  outsider.exec('commit')
  delete process.env.SQLITE_TIMEOUT_MS
  await insert('one')
  expect(seenByOthers()).toEqual(['one'])
  await insertTwo('two')
  expect(seenByOthers()).toEqual(['one', 'two', 'two again'])
})

test('a full disk is reported and rolls the transaction back, and a smaller write still succeeds', async () => {
  await sql`pragma max_page_count = 8`.execute(db)
  const long = 'x'.repeat(100_000)
  await expect(insert(long)).rejects.toThrow('database or disk is full')
  await expect(insertTwo(long)).rejects.toThrow('database or disk is full')
  await insert('one')
  expect(seenByOthers()).toEqual(['one'])
})

test('a transaction that breaks a constraint stores nothing and unlocks the file', async () => {
  await insert('one again')
  await expect(insertTwo('one')).rejects.toThrow('UNIQUE')
  outsider.exec("insert into a (x) values ('theirs')")
  await insert('ours')
  expect(seenByOthers()).toEqual(['one again', 'theirs', 'ours'])
})

test('reads and writes of a corrupt database fail with "malformed"', async () => {
  for (let at = 0; at < 200; at++) await insert(`${at}`.repeat(300))
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  outsider.close()
  await db.destroy()
  overwrite(path)
  db = await openDatabase(`file:${path}`)
  outsider = new Database(path)
  await expect(insert('one')).rejects.toThrow('malformed')
  await expect(sql`select * from a`.execute(db)).rejects.toThrow('malformed')
})

// Overwrites all pages but the first, which holds the tables' names.
function overwrite(file: string) {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(statSync(file).size - 4096, 0xff), 0, undefined, 4096)
  closeSync(descriptor)
}
