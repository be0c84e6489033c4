import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Creates a provider's folder for each test.
 *
 * @param from the folder to copy; without it, the new folder is empty
 * @returns a function that writes a file into the new folder
 */
export function folderForTests(from?: string) {
  const before = process.env.CONTENT_DIR
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'provider-'))
    if (from) cpSync(from, folder, { recursive: true })
    process.env.CONTENT_DIR = folder
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
    process.env.CONTENT_DIR = before
    if (before === undefined) delete process.env.CONTENT_DIR
  })

  return (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
