import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { marked } from 'marked'
import type { z } from 'zod'
import type { Log } from '@/delivery/try-item'
import { nameOf } from '@/provider/content-dir'
import { parseMarkdown } from '@/provider/parse-markdown'

export type ContentFile<Fields> = Fields & { id: number; slug: string; body: string }

/**
 * Reads a folder of Markdown files, one record each: the file's name is the slug, its YAML front matter holds the fields,
 * and its text becomes the body, as HTML. A changed file is parsed again at the next read, so saving it publishes it.
 *
 * @param folder its path
 * @param schema of the front matter
 * @param log is told of each broken file, by its path and what is wrong; such a file is left out
 * @param options an `optional` folder may be missing, if the folder around it is there
 * @returns a function that reads all records; it rejects when the folder cannot be read
 */
export function contentFolder<Fields>(
  folder: string,
  schema: z.ZodType<Fields>,
  log: Log,
  { optional = false } = {},
) {
  const known = new Map<string, { stamp: string; record: ContentFile<Fields> | null }>()

  async function read(name: string): Promise<ContentFile<Fields> | null> {
    const path = join(folder, name)
    const stamp = await stat(path).then(
      ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
      () => 'gone',
    )
    const before = known.get(name)
    if (before?.stamp === stamp) return before.record
    const record = await parseFile(path, name.replace(/\.md$/, ''), schema).catch((error: Error) => {
      log('error', 'content_file_broken', { path, reason: error.message })
      return null
    })
    known.set(name, { stamp, record })
    return record
  }

  return async (): Promise<ContentFile<Fields>[]> => {
    const all = await readdir(folder).catch(async (error: NodeJS.ErrnoException) => {
      if (optional && error.code === 'ENOENT' && (await isThere(dirname(folder)))) return []
      throw new Error(`The content folder cannot be read: ${error.message}`)
    })
    const names = all.filter((name) => /^[^.].*\.md$/.test(name)).sort()
    const records = await Promise.all(names.map(read))
    return records.filter((record) => record !== null)
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function parseFile<Fields>(path: string, slug: string, schema: z.ZodType<Fields>) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error('the file name becomes the slug: use lower-case letters, digits and single hyphens')
  }
  const { fields, text } = parseMarkdown(await readFile(path, 'utf8'), schema, nameOf(path))
  const body = await marked.parse(text)
  return { ...fields, id: idOf(slug), slug, body: body.trim() }
}

// An id that depends on the slug alone, so that it stays the same when other files come and go (FNV-1a, 31 bits).
function idOf(slug: string): number {
  let hash = 0x811c9dc5
  for (const char of slug) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return hash >>> 1
}
