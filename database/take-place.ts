import { copyFileSync, existsSync, linkSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { keepOnDisk } from './backup'

/**
 * Replaces a SQLite file by `draft`, which is on the disk in the same folder. There is never none. The old
 * one stays as `kept`.
 */
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
