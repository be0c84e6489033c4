import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { contentFolder } from './content'
import { view } from './rest'
import type { UpstreamSettings } from './settings'

const fields = z.object({
  order: z.number().default(1000),
  name: z.string().min(1).max(100),
  job_description: z.string().min(1).max(150),
  feedback: z.string().min(1),
  image: z.string().nullable().default(null),
})

/** GET /testimonies/: the files `testimonies/*.md`, sorted by `order`. */
export function testimonies({ contentDir, log }: UpstreamSettings): Hono {
  const files = contentFolder(join(contentDir, 'testimonies'), fields, log, { optional: true })
  const inOrder = async () =>
    (await files())
      .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
      .map(({ order: _, body: __, slug: ___, ...record }) => record)
  return new Hono().all(
    '/testimonies/',
    view('Testimony List', { get: async (c) => c.json(await inOrder()) }),
  )
}
