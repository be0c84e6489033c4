import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { contentFolder } from './content'
import { view } from './rest'
import type { UpstreamSettings } from './settings'

const fields = z.object({
  order: z.number().default(1000),
  title: z.string().min(1).max(150),
  date_line: z.string().min(1),
  /** What the clocks of `time_zone` show when it begins. */
  start: z.iso.datetime({ local: true }).regex(/[^Z]$/, 'must be a local time, without Z'),
  time_zone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
    message: 'must be a time zone such as Europe/London',
  }),
  duration_minutes: z
    .number()
    .int()
    .positive()
    .max(366 * 24 * 60),
  speaker: z.string().min(1),
  description: z.string().min(1).max(300),
})

/** GET /events/, an extension of the contract: the files `events/*.md`, sorted by `order`. */
export function events({ contentDir, log }: UpstreamSettings): Hono {
  const files = contentFolder(join(contentDir, 'events'), fields, log, { optional: true })
  const inOrder = async () =>
    (await files())
      .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
      .map(({ order: _, ...record }) => record)
  return new Hono().all('/events/', view('Event List', { get: async (c) => c.json(await inOrder()) }))
}
