import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'

/**
 * Copies a SQLite file that is in use, and returns the rows per table. The copy has all rows that were committed
 * before the call, and no deleted data. `to` appears only when the copy is complete, checked and on the disk.
 */
export function backUp(from: string, to: string): Record<string, number> {
  if (!existsSync(from)) throw new Error(`There’s no database at ${from}`)
  if (existsSync(to)) throw new Error(`${to} already exists, so nothing was written`)
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const draft = `${to}.unfinished-${process.pid}`
  try {
    closeSync(openSync(draft, 'wx', 0o600))
    copyInto(draft, from)
    const counts = inspect(draft)
    keepOnDisk(draft)
    renameSync(draft, to)
    keepOnDisk(dirname(to))
    return counts
  } finally {
    rmSync(draft, { force: true })
  }
}

function copyInto(draft: string, from: string): void {
  const database = new Database(from)
  try {
    database.exec('pragma busy_timeout = 5000')
    database.exec(`vacuum into ${quoted(draft)}`)
  } finally {
    database.close()
  }
}

/** Checks every page of a file that no process uses, and returns the rows per table. */
export function inspect(path: string): Record<string, number> {
  const database = new Database(path)
  try {
    const column = (text: string) => database.prepare(text).pluck().all() as (string | number)[]
    const [fault] = column('pragma integrity_check')
    if (fault !== 'ok') throw new Error(String(fault))
    const tables = column(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    return Object.fromEntries(
      tables.map((table) => [table, Number(column(`select count(*) from "${table}"`)[0])]),
    )
  } finally {
    database.close()
  }
}

// A folder needs this too: otherwise, a power failure can undo a rename in it.
function keepOnDisk(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Renames `draft` to `path`, so that `path` always exists. Both are in one folder. The old file stays as `kept`. */
export function takePlace(draft: string, path: string, kept: string): void {
  if (existsSync(path)) linkOrCopy(path, kept)
  for (const end of ['-wal', '-shm']) if (existsSync(path + end)) renameSync(path + end, kept + end)
  renameSync(draft, path)
  keepOnDisk(dirname(path))
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
    keepOnDisk(to)
  }
}
