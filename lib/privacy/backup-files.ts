import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { filePath } from '@/database/open'
import { deleteFiles, isOlder } from './mail-files'

export function backupFile(url: string, at: Date): string {
  return join(backupFolder(filePath(url)), `${named(at)}.db`)
}

export function beforeRestore(path: string, at: Date): string {
  return `${path}.before-restore-${named(at)}`
}

/** Deletes SQLite backups, and databases that a restore replaced, older than `before` (ISO). Returns the count. */
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
  const old = files.filter((file) => isOlder(file, before))
  await deleteFiles(old)
  return old.length
}

const backupFolder = (path: string) => join(dirname(path), 'backups')

const named = (at: Date) => at.toISOString().replaceAll(':', '-')
