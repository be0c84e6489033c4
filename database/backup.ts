import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'

/**
 * Copies a SQLite database while others read and write it. All that was committed before the call is in the copy, and
 * nothing that was deleted. The copy has its name only once it is whole, checked and on the disk.
 *
 * @param from the file of the database
 * @param to the copy; its folder is made where it is missing
 * @returns how many rows each table of the copy has
 * @throws Error that says why there is no copy; also where `to` is there already
 */
export function backUp(from: string, to: string): Record<string, number> {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}`)
  if (existsSync(to)) throw new Error(`${to} is there already, and is left as it is`)
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

/**
 * Reads every page of a SQLite database.
 *
 * @param path of a file that nobody uses
 * @returns how many rows each table has
 * @throws Error that says what is wrong with it
 */
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

/**
 * Writes what the machine holds of a file, or of a folder's list, to the disk.
 *
 * @param path of a file or a folder
 */
export function keepOnDisk(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
