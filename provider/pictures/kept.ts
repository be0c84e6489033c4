import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * What was made of a picture before, by any process. The folder may be emptied at any time.
 *
 * @param name of the file
 */
export function kept(name: string): Promise<Buffer | undefined> {
  return readFile(pathOf(name)).catch(() => undefined)
}

/**
 * Keeps what was made of a picture. Nothing is ever half there, whoever else writes it at the same time.
 *
 * @returns why it could not be kept: a full disk, or one that cannot be written to
 */
export async function keep(name: string, bytes: Buffer | string): Promise<string | undefined> {
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

// As lib/env.ts has it; of Vercel's disk a function may write to this part alone.
const usual = process.env.VERCEL ? join(tmpdir(), 'pictures') : '.data/pictures'

function pathOf(name: string): string {
  const folder = process.env.PICTURES_DIR?.trim() || usual
  return join(resolve(/* turbopackIgnore: true */ process.cwd(), folder), name)
}
