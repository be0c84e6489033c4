import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import Database from 'libsql'
import { backUp } from './backup'
import { openDatabase } from './open'

let folder: string
let path: string
let copy: string
let db: Kysely<unknown>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  path = join(folder, "the site's.db")
  copy = join(folder, "bob's backups", 'one.db')
  db = await openDatabase(`file:${path}`)
  await sql`create table a (x text)`.execute(db)
  for (let at = 0; at < 100; at++) await sql`insert into a values (${`${at} `.repeat(200)})`.execute(db)
})

afterEach(() => db.destroy())

test('a backup has all committed rows and no deleted data, and only its owner can read it', async () => {
  await sql`pragma secure_delete = off`.execute(db)
  await sql`insert into a values ('gone for good')`.execute(db)
  await sql`delete from a where x = 'gone for good'`.execute(db)
  expect(backUp(path, copy)).toEqual({ a: 100 })
  expect(readdirSync(join(copy, '..'))).toEqual(['one.db'])
  expect([statSync(join(copy, '..')).mode & 0o777, statSync(copy).mode & 0o777]).toEqual([0o700, 0o600])
  expect(readFileSync(copy, 'latin1')).not.toContain('gone for good')
  expect(new Database(copy).prepare('select count(*) from a').pluck().all()).toEqual([100])
})

test('a backup has no uncommitted rows when another program writes meanwhile', () => {
  const outsider = new Database(path)
  outsider.exec("begin immediate; insert into a values ('not yet')")
  expect(backUp(path, copy)).toEqual({ a: 100 })
  outsider.close()
})

test('an existing backup is not overwritten', () => {
  backUp(path, copy)
  const before = readFileSync(copy)
  expect(() => backUp(path, copy)).toThrow('already exists')
  expect(readFileSync(copy)).toEqual(before)
})

test('a missing database is not created by a backup', () => {
  expect(() => backUp(join(folder, 'none.db'), copy)).toThrow('There’s no database at')
  expect(readdirSync(folder)).not.toContain('none.db')
})

test('the backup of a corrupt database fails and leaves no file', async () => {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await db.destroy()
  const descriptor = openSync(path, 'r+')
  writeSync(descriptor, Buffer.alloc(statSync(path).size - 4096, 0xff), 0, undefined, 4096)
  closeSync(descriptor)
  expect(() => backUp(path, copy)).toThrow('malformed')
  writeFileSync(path, 'no database '.repeat(1000))
  expect(() => backUp(path, copy)).toThrow('not a database')
  expect(readdirSync(join(copy, '..'))).toEqual([])
})
