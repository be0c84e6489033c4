import { readdir, unlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

const instant = /(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)/

/** Deletes mails whose names have a time before `before` (ISO). Other files stay. Returns the count. */
export async function deleteMailFiles(dir: string, before: string): Promise<number> {
  const mails = (await mailFiles(dir)).filter((path) => /Z-[\da-f]{8}\.eml$/.test(path))
  const old = mails.filter((path) => isOlder(path, before))
  await deleteFiles(old)
  return old.length
}

/** Whether the time in a file's name is before `before` (ISO). A file without a time in its name never expires. */
export function isOlder(path: string, before: string): boolean {
  const [, day, hours, minutes, rest] = instant.exec(basename(path)) ?? []
  return day !== undefined && `${day}${hours}:${minutes}:${rest}` < before
}

export async function deleteFiles(paths: string[]): Promise<void> {
  for (const path of paths) {
    await unlink(path).catch((error: { code?: string }) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** Lists .eml files, oldest first. */
export async function mailFiles(dir: string): Promise<string[]> {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), dir)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => join(folder, name))
}
