import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { filePath } from '@/database/open'
import { deleteFiles } from './mail-files'

const instant = /(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)/

/**
 * The name that a backup gets by itself.
 *
 * @param url of a SQLite database, as DATABASE_URL
 * @param at when it is made
 */
export function backupFile(url: string, at: Date): string {
  return join(backupFolder(filePath(url)), `${named(at)}.db`)
}

/**
 * The name under which a restore keeps the database of before.
 *
 * @param path of the database
 * @param at when it is restored
 */
export function beforeRestore(path: string, at: Date): string {
  return `${path}.before-restore-${named(at)}`
}

/**
 * Deletes the backups that have passed their time, and what restores have kept. It goes by the names that they were given;
 * what lies elsewhere or is called otherwise is left alone.
 *
 * @param url of the database, as DATABASE_URL; beside Postgres there are none
 * @param before an ISO instant
 * @returns how many files there were
 */
export async function deleteBackups(url: string, before: string): Promise<number> {
  if (!url.startsWith('file:')) return 0
  const path = filePath(url)
  const folders = [backupFolder(path), dirname(path)] as const
  const [copies, beside] = await Promise.all(
    folders.map((folder) => readdir(/* turbopackIgnore: true */ folder).catch(() => [])),
  )
  const kept = (beside ?? []).filter((name) => name.startsWith(`${basename(path)}.before-restore-`))
  const files = [
    ...(copies ?? []).map((name) => join(folders[0], name)),
    ...kept.map((name) => join(folders[1], name)),
  ]
  const old = files.filter((file) => madeAt(basename(file)) < before)
  await deleteFiles(old)
  return old.length
}

const backupFolder = (path: string) => join(dirname(path), 'backups')

const named = (at: Date) => at.toISOString().replaceAll(':', '-')

// What has no instant in its name is of no time that would be over.
function madeAt(name: string): string {
  const [, day, hours, minutes, rest] = instant.exec(name) ?? []
  return day === undefined ? '9' : `${day}${hours}:${minutes}:${rest}`
}
