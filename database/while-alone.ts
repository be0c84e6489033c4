import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { openDatabase } from './open'

/**
 * Runs `work` on a SQLite file while no other process can use it. `work` gets a connection, with the `-wal` merged
 * into the file, or the reason why the file cannot be opened. Throws when another process uses the file.
 */
export async function whileAlone<Result>(
  path: string,
  work: (db: Kysely<unknown> | string) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(path)) return await work('it doesn’t exist')
  const opened = await openDatabase<unknown>(`file:${path}`).catch((error: Error) => error)
  if (opened instanceof Error) return await withUnreadable(path, opened, work)
  try {
    return await opened.connection().execute(async (db) => {
      const fault = await take(db)
      return await (fault ? withUnreadable(path, fault, work) : work(db))
    })
  } finally {
    await opened.destroy()
  }
}

// Leaving WAL mode fails while another connection is open.
async function take(db: Kysely<unknown>): Promise<Error | undefined> {
  try {
    await sql`pragma journal_mode = delete`.execute(db)
    await sql.raw('begin immediate').execute(db)
  } catch (error) {
    return error as Error
  }
}

async function withUnreadable<Result>(
  path: string,
  fault: Error,
  work: (reason: string) => Promise<Result>,
): Promise<Result> {
  if (/locked|busy/i.test(fault.message) || isOpen(path)) {
    throw new Error(
      `A process is using the database ${path}. Stop the site, and anything else that uses it, and try again.`,
    )
  }
  return await work(fault.message)
}

// A damaged file cannot be locked, but Linux lists the processes that have it open.
function isOpen(path: string): boolean {
  const file = realpathSync(path)
  const others = entries('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return others.some((pid) =>
    entries(`/proc/${pid}/fd`).some((fd) => target(`/proc/${pid}/fd/${fd}`) === file),
  )
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function target(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
