import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A variant that any process has stored on the disk. The folder may be emptied at any time. */
export function storedVariant(name: string): Promise<Buffer | undefined> {
  return readFile(pathOf(name)).catch(() => undefined)
}

/** Writes the whole file or nothing. Returns the error's code when that fails, as on a full or read-only disk. */
export async function storeVariant(name: string, bytes: Buffer | string): Promise<string | undefined> {
  const part = `${pathOf(name)}.${randomUUID()}`
  try {
    await mkdir(dirname(part), { recursive: true })
    await writeFile(part, bytes)
    await rename(part, pathOf(name))
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    return String((error as NodeJS.ErrnoException).code)
  }
}

// Equals the default in lib/env.ts. On Vercel, a function may write only to the temporary folder.
const usual = process.env.VERCEL ? join(tmpdir(), 'pictures') : '.data/pictures'

function pathOf(name: string): string {
  const folder = process.env.PICTURES_DIR?.trim() || usual
  return join(resolve(/* turbopackIgnore: true */ process.cwd(), folder), name)
}
