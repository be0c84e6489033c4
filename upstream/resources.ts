import { Hono } from 'hono'
import type { FieldsOf } from '@/provider/kinds'
import { byDate, type ContentFile } from './content'
import { paged } from './paging'
import { view } from './rest'

export type ResourceFile = ContentFile<FieldsOf<'resources'>>

/** GET /resources/, newest first. */
export function resources(all: () => Promise<ResourceFile[]>): Hono {
  const newestFirst = async () =>
    (await all())
      .sort(byDate)
      .map(({ body: _, file, ...record }) => ({ ...record, file: file && `/media/resources/${file}` }))
  return new Hono().all(
    '/resources/',
    view('Resource List', { get: async (c) => paged(c, await newestFirst()) }),
  )
}
