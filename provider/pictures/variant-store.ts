import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A variant on the disk, by any process. The folder may be emptied at any time. */
export function storedVariant(name: string): Promise<Buffer | undefined> {
  return readFile(pathOf(name)).catch(() => undefined)
}

/** Writes whole or not at all. Returns why it failed: a full or read-only disk. */
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

// As in lib/env.ts. On Vercel a function may write to the temporary folder alone.
const usual = process.env.VERCEL ? join(tmpdir(), 'pictures') : '.data/pictures'

function pathOf(name: string): string {
  const folder = process.env.PICTURES_DIR?.trim() || usual
  return join(resolve(/* turbopackIgnore: true */ process.cwd(), folder), name)
}
