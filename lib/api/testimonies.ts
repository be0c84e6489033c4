import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { keep, orThrow } from './cache'
import { readList } from './client'

const schema = z
  .object({
    id: z.union([z.number(), z.string()]),
    name: z.string().min(1),
    job_description: z.string().nullish().catch(null),
    feedback: z.string().min(1),
  })
  .transform(({ id, name, job_description, feedback }) => ({
    id: String(id),
    name,
    jobDescription: job_description || null,
    feedback,
  }))

export type Testimony = z.infer<typeof schema>

/** All testimonies in the upstream's order. Throws UpstreamError. */
export async function listTestimonies(): Promise<Testimony[]> {
  return await readList('/api/testimonies/', schema)
}

/** `listTestimonies`, kept as lib/api/cache.ts says. Throws an Error when there is neither an answer nor a kept one. */
export async function listTestimoniesCached(): Promise<Testimony[]> {
  return orThrow(await keptTestimonies())
}

async function keptTestimonies() {
  'use cache'
  cacheTag('testimonies')
  return await keep('testimonies', listTestimonies)
}
