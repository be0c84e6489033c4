import { join } from 'node:path'
import { Hono } from 'hono'
import { testimonyFields } from '@/provider/kinds/testimony'
import { contentFolder } from './content'
import { view } from './rest'
import type { UpstreamSettings } from './settings'

/** GET /testimonies/: the files `testimonies/*.md`, sorted by `order`. */
export function testimonies({ contentDir, log }: UpstreamSettings): Hono {
  const files = contentFolder(join(contentDir, 'testimonies'), testimonyFields, log, { optional: true })
  const inOrder = async () =>
    (await files())
      .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
      .map(({ order: _, body: __, slug: ___, ...record }) => record)
  return new Hono().all(
    '/testimonies/',
    view('Testimony List', { get: async (c) => c.json(await inOrder()) }),
  )
}
