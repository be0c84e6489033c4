import { Hono } from 'hono'
import { contentFolder } from './content'
import { imageOf } from './photos'
import { view } from './rest'
import type { UpstreamSettings } from './settings'

/** GET /testimonies/: `testimonies/*.md` by `order`. A draft carries its name. */
export function testimonies(settings: UpstreamSettings): Hono {
  const files = contentFolder('testimonies', settings)
  const inOrder = async () =>
    (await files())
      .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
      .map(({ order: _, body: __, slug, ...record }) => ({
        ...record,
        image: imageOf(record, record.image),
        ...(record.unpublished && { slug }),
      }))
  return new Hono().all(
    '/testimonies/',
    view('Testimony List', { get: async (c) => c.json(await inOrder()) }),
  )
}
