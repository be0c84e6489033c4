import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { pictureResponse } from '@/provider/pictures/picture-response'
import type { ResourceFile } from './resources'
import { notFound } from './rest'
import type { UpstreamSettings } from './settings'

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
}

/**
 * GET /media/resources/{file}, as a download of a file that a resource names, and
 * /media/pictures/{hash}-{width}.{avif, webp or jpg}.
 */
export function media(all: () => Promise<ResourceFile[]>, { contentDir, log }: UpstreamSettings): Hono {
  return new Hono()
    .get('/media/resources/:file', async (c) => {
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
    .get(
      '/media/pictures/:name',
      async (c) => (await pictureResponse(c.req.raw, contentDir, log)) ?? notFound(c),
    )
}
