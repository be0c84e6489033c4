import { readdir, unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Deletes the mails that were written as files before an instant. It goes by the names that they were given; other files
 * are left alone.
 *
 * @param dir as `MAIL_DIR`
 * @param before an ISO instant
 * @returns how many there were
 */
export async function deleteMailFiles(dir: string, before: string): Promise<number> {
  const old = (await mailFiles(dir)).filter((path) => {
    const [, day, hours, minutes, rest] =
      /(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[\da-f]{8}\.eml$/.exec(path) ?? []
    return day !== undefined && `${day}${hours}:${minutes}:${rest}` < before
  })
  await deleteFiles(old)
  return old.length
}

/**
 * Deletes files; one that is gone already is no fault.
 *
 * @param paths of the files
 */
export async function deleteFiles(paths: string[]): Promise<void> {
  for (const path of paths) {
    await unlink(path).catch((error: { code?: string }) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/**
 * The mails that were written as files because there was no mail server.
 *
 * @param dir as `MAIL_DIR`; one that is not there has none
 * @returns their paths, the oldest first
 */
export async function mailFiles(dir: string): Promise<string[]> {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), dir)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => join(folder, name))
}
