import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { type ContentFile, contentFolder } from './content'
import { notFound, view } from './rest'
import type { UpstreamSettings } from './settings'

const lines = z.array(z.string().min(1)).default([])

const fields = z.object({
  order: z.number().default(1000),
  career_name: z.string().min(1).max(150),
  description: z.string().min(1).max(350),
  img_display: z.string().nullable().default(null),
  rating: z.string().nullable().default(null),
  course_start_date: z.string().nullable().default(null),
  language: z.string().default('ENG'),
  enroll_now_link: z.string().nullable().default(null),
  what_you_will_learn: lines,
  skills_you_will_gain: lines,
  potential_jobs: lines,
})

type CareerPathFile = ContentFile<z.infer<typeof fields>>

export type CareerPathRecord = ReturnType<typeof toRecord>

/**
 * How career paths are read: from `career-paths/*.md` of the content folder.
 *
 * @returns a function that reads all of them, sorted by `order`; it rejects when the folder cannot be read
 */
export function careerPathReader({ contentDir, log }: UpstreamSettings): () => Promise<CareerPathRecord[]> {
  const files = contentFolder(join(contentDir, 'career-paths'), fields, log)
  return async () =>
    (await files()).sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug)).map(toRecord)
}

/**
 * GET /careerpaths/ and /careerpaths/{slug}/.
 *
 * @param all reads the records, in the order in which they are listed
 */
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

// The contract knows the three lists by a long and a short name, and both are sent. `body` is an extension: the text of
// the file. Its headings become one level smaller, because the page has a heading of its own above the text.
function toRecord({ order: _, what_you_will_learn: learn, ...file }: CareerPathFile) {
  return {
    ...file,
    body: file.body.replace(/(<\/?)h2>/g, '$1h3>'),
    what_you_will_learn_list: learn,
    wyl: learn,
    sywg: file.skills_you_will_gain,
    pj: file.potential_jobs,
  }
}
