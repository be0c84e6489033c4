import { Hono } from 'hono'
import type { FieldsOf } from '@/provider/kinds'
import { byOrder, type ContentFile, contentFolder } from './content'
import { imageOf } from './photos'
import { notFound, view } from './rest'
import type { UpstreamSettings } from './settings'

type CareerPathFile = ContentFile<FieldsOf<'career-paths'>>

export type CareerPathRecord = ReturnType<typeof toRecord>

export function careerPathReader(settings: UpstreamSettings): () => Promise<CareerPathRecord[]> {
  const files = contentFolder('career-paths', settings)
  return async () => (await files()).sort(byOrder).map(toRecord)
}

/** GET /careerpaths/ and /careerpaths/{slug}/. */
export function careerPaths(all: () => Promise<CareerPathRecord[]>): Hono {
  return new Hono()
    .all('/careerpaths/', view('Career Path List', { get: async (c) => c.json(await all()) }))
    .all(
      '/careerpaths/:slug/',
      view('Career Path', {
        get: async (c) => {
          const record = (await all()).find(({ slug }) => slug === c.req.param('slug'))
          return record ? c.json(record) : notFound(c, 'No Path matches the given query.')
        },
      }),
    )
}

// The contract has a long and a short name for three lists; both are sent. `body` is an extension. Its
// headings become one level smaller, as the page has its own.
function toRecord({ order: _, what_you_will_learn: learn, ...file }: CareerPathFile) {
  return {
    ...file,
    img_display: imageOf(file, file.img_display),
    body: file.body.replace(/(<\/?)h2>/g, '$1h3>'),
    what_you_will_learn_list: learn,
    wyl: learn,
    sywg: file.skills_you_will_gain,
    pj: file.potential_jobs,
  }
}
