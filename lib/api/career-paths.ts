import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { type SafeHtml, sanitize } from '@/lib/html/sanitize'
import { assetUrl } from './asset-url'
import { keep, orThrow } from './cache'
import { read, readList } from './client'

const words = z.array(z.string()).nullish().catch(null)
const textOrNull = z.string().trim().min(1).nullish().catch(null)

const fields = z.object({
  slug: z.string().regex(/^[\w-]{1,250}$/),
  career_name: z.string().min(1),
  description: z.string(),
  img_display: textOrNull,
  rating: z.coerce.number().positive().max(5).nullish().catch(null),
  course_start_date: textOrNull,
  course_start_status: textOrNull,
  language: textOrNull,
  what_you_will_learn_list: words,
  wyl: words,
  skills_you_will_gain: words,
  sywg: words,
  potential_jobs: words,
  pj: words,
})

const schema = fields.transform((record) => ({
  slug: record.slug,
  careerName: record.career_name,
  description: record.description,
  image: assetUrl(record.img_display),
  rating: record.rating ?? null,
  courseStart: record.course_start_date ?? record.course_start_status ?? null,
  /** What it is taught in, as the upstream writes it. */
  language: record.language ?? 'ENG',
  whatYouWillLearn: record.what_you_will_learn_list ?? record.wyl ?? [],
  skillsYouWillGain: record.skills_you_will_gain ?? record.sywg ?? [],
  potentialJobs: record.potential_jobs ?? record.pj ?? [],
}))

const schemaWithBody = z.intersection(schema, z.object({ body: textOrNull }))

export type CareerPathSummary = z.infer<typeof schema>
export type CareerPath = CareerPathSummary & { body: SafeHtml | null }

/** All career paths in the upstream's order. Throws UpstreamError. */
export async function listCareerPaths(): Promise<CareerPathSummary[]> {
  return await readList('/api/careerpaths/', schema)
}

/**
 * One career path with its text, sanitised, or null where the upstream knows none of that slug.
 * Throws UpstreamError.
 */
export async function getCareerPath(slug: string): Promise<CareerPath | null> {
  if (!/^[\w-]{1,150}$/.test(slug)) return null
  const record = await read(`/api/careerpaths/${slug}/`, schemaWithBody)
  return record && { ...record, body: record.body ? await sanitize(record.body) : null }
}

/** `listCareerPaths`, kept as lib/api/cache.ts says. Throws an Error when there is neither an answer nor a kept one. */
export async function listCareerPathsCached(): Promise<CareerPathSummary[]> {
  return orThrow(await keptList())
}

/** `getCareerPath`, kept as lib/api/cache.ts says. Throws an Error when there is neither an answer nor a kept one. */
export async function getCareerPathCached(slug: string): Promise<CareerPath | null> {
  return orThrow(await keptCareerPath(slug))
}

async function keptList() {
  'use cache'
  cacheTag('career-paths')
  return await keep('career-paths', listCareerPaths)
}

async function keptCareerPath(slug: string) {
  'use cache'
  cacheTag('career-paths', `career-path:${slug}`)
  return await keep(`career-path:${slug}`, () => getCareerPath(slug))
}
