import { copyFileSync, existsSync, linkSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { keepOnDisk } from './backup'

/**
 * Puts a file of SQLite in the place of another, which is kept. At no time is there none.
 *
 * @param draft whole, on the disk, in the same folder
 * @param path where it goes
 * @param kept the name under which the one of before stays, with what belongs to it
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
