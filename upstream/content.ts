import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { nameOf } from '@/provider/content-dir'
import { type FieldsOf, kinds, type LiveKind } from '@/provider/kinds'
import { htmlOfMarkdown } from '@/provider/markdown'
import { parseMarkdown } from '@/provider/parse-markdown'
import { pictureFinder } from '@/provider/pictures/find-picture'
import { type Publication, unpublished } from '@/provider/publication'
import { type WithPhoto, withPhotos } from './photos'
import type { UpstreamSettings } from './settings'

type File = { id: number; slug: string; body: string }

const schemas: { [Name in LiveKind]: { schema: z.ZodType<FieldsOf<Name>> } } = kinds

export type ContentFile<Fields> = WithPhoto<Omit<Fields, keyof Publication>> &
  File & {
    /** Why the file is not public (provider/publication.ts); absent for a public file. */
    unpublished?: string
  }

export type FolderSettings = Pick<UpstreamSettings, 'contentDir' | 'log' | 'now' | 'showsUnpublished'>

/**
 * Reads Markdown files as records: the name is the slug, the text the HTML body. A changed file is parsed at
 * the next read, so saving publishes it. Broken files are left out and logged. Rejects for an unreadable folder.
 */
export function contentFolder<Name extends LiveKind>(
  name: Name,
  { contentDir, log, now, showsUnpublished }: FolderSettings,
) {
  type Fields = FieldsOf<Name>
  const { schema } = schemas[name]
  const folder = join(contentDir, name)
  const find = pictureFinder(contentDir, log)
  const known = new Map<string, { stamp: string; record: (Fields & File) | null }>()

  async function read(name: string): Promise<(Fields & File) | null> {
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

  async function seen({ draft, publish, ...file }: Fields & File, at: Date): Promise<ContentFile<Fields>[]> {
    const reason = unpublished({ draft, publish }, at)
    if (reason !== null && !showsUnpublished) return []
    const record = await withPhotos(file, find)
    return [reason === null ? record : { ...record, unpublished: reason }]
  }

  return async (at = now()): Promise<ContentFile<Fields>[]> => {
    const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (name !== 'career-paths' && error.code === 'ENOENT' && existsSync(dirname(folder))) return []
      throw new Error(`The content folder cannot be read: ${error.message}`)
    })
    const names = all.filter((name) => /^[^.].*\.md$/.test(name)).sort()
    const records = await Promise.all(names.map(read))
    return (await Promise.all(records.map((record) => (record ? seen(record, at) : [])))).flat()
  }
}

type OrderedRecord = { order: number; slug: string }

/** Sorts by the provider's `order`. */
export const byOrder = (a: OrderedRecord, b: OrderedRecord) =>
  a.order - b.order || a.slug.localeCompare(b.slug)

type DatedRecord = { created: string; slug: string }

/** Sorts the newest first. */
export const byDate = (a: DatedRecord, b: DatedRecord) =>
  b.created.localeCompare(a.created) || a.slug.localeCompare(b.slug)

async function parseFile<Fields>(path: string, slug: string, schema: z.ZodType<Fields>) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error('the file name becomes the slug: use lower-case letters, digits and single hyphens')
  const { fields, text } = parseMarkdown(await readFile(path, 'utf8'), schema, nameOf(path))
  const body = htmlOfMarkdown(text)
  return { ...fields, id: idOf(slug), slug, body: body.trim() }
}

// A hash of the slug alone (FNV-1a, 31 bits), so that other files do not change the id.
function idOf(slug: string): number {
  let hash = 0x811c9dc5
  for (const char of slug) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return hash >>> 1
}
