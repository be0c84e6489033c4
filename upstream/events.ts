import { Hono } from 'hono'
import { contentFolder } from './content'
import { view } from './rest'
import type { UpstreamSettings } from './settings'

/** GET /events/, an extension: `events/*.md` by `order`. */
export function events(settings: UpstreamSettings): Hono {
  const files = contentFolder('events', settings)
  const inOrder = async () =>
    (await files())
      .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
      .map(({ order: _, ...record }) => record)
  return new Hono().all('/events/', view('Event List', { get: async (c) => c.json(await inOrder()) }))
}
