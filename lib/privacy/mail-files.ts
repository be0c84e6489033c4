import { readdir, unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** By their names; other files stay. `before` is ISO. Returns the count. */
export async function deleteMailFiles(dir: string, before: string): Promise<number> {
  const old = (await mailFiles(dir)).filter((path) => {
    const [, day, hours, minutes, rest] =
      /(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[\da-f]{8}\.eml$/.exec(path) ?? []
    return day !== undefined && `${day}${hours}:${minutes}:${rest}` < before
  })
  await deleteFiles(old)
  return old.length
}

export async function deleteFiles(paths: string[]): Promise<void> {
  for (const path of paths) {
    await unlink(path).catch((error: { code?: string }) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** .eml files, oldest first; none where `dir` is missing. */
export async function mailFiles(dir: string): Promise<string[]> {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), dir)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => join(folder, name))
}
