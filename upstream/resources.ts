import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import type { FieldsOf } from '@/provider/kinds'
import { type ContentFile, contentFolder } from './content'
import { paged } from './paging'
import { notFound, view } from './rest'
import type { UpstreamSettings } from './settings'

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
}

export type ResourceFile = ContentFile<FieldsOf<'resources'>>

/** The records; rejects when the folder cannot be read. */
export function resourceReader(settings: UpstreamSettings): () => Promise<ResourceFile[]> {
  return contentFolder('resources', settings)
}

/** GET /resources/, newest first. */
export function resources(all: () => Promise<ResourceFile[]>): Hono {
  const newestFirst = async () =>
    (await all())
      .sort((a, b) => b.created.localeCompare(a.created) || a.slug.localeCompare(b.slug))
      .map(({ body: _, file, ...record }) => ({ ...record, file: file && `/media/resources/${file}` }))
  return new Hono().all(
    '/resources/',
    view('Resource List', { get: async (c) => paged(c, await newestFirst()) }),
  )
}

/** GET /media/resources/{file}, as a download; 404 for a file that no resource names. */
export function resourceFiles(all: () => Promise<ResourceFile[]>, { contentDir }: UpstreamSettings): Hono {
  return new Hono().get('/media/resources/:file', async (c) => {
    const name = c.req.param('file')
    if (!(await all()).some(({ file }) => file === name)) return notFound(c)
    const path = join(contentDir, 'resources', 'files', name)
    const content = await readFile(path).catch((error: Error) => {
      throw new Error(`A resource names a file that cannot be read: ${error.message}`)
    })
    return c.body(content, 200, {
      'Content-Type': types[extname(name)] ?? 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    })
  })
}
