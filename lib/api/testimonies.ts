import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { type Answer, cachedAnswer } from './answer'
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

/**
 * All testimonies in the upstream's order, uncached.
 *
 * @throws UpstreamError
 */
export async function fetchTestimonies(): Promise<Testimony[]> {
  return await readList('/api/testimonies/', schema)
}

/** All testimonies in the upstream's order. */
export async function listTestimonies(): Promise<Answer<Testimony[]>> {
  'use cache'
  cacheTag('testimonies')
  return await cachedAnswer({ name: 'testimonies', read: fetchTestimonies })
}
