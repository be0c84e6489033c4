import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { currentPreview } from '@/lib/preview/current-preview'
import { type Answer, answerOf, cachedAnswer } from './answer'
import { readList } from './client'
import { draftsRoot } from './embedded'
import { photoField, pictureOf } from './photo-field'
import { unpublishedField, unpublishedIn } from './unpublished'

const schema = z
  .object({
    id: z.union([z.number(), z.string()]),
    name: z.string().min(1),
    job_description: z.string().nullish().catch(null),
    feedback: z.string().min(1),
    image: z.string().nullish().catch(null),
    photo: photoField,
    slug: z.string().nullish().catch(null),
    unpublished: unpublishedField,
  })
  .transform(({ id, name, job_description, feedback, image, photo, ...rest }) => ({
    id: String(id),
    name,
    jobDescription: job_description || null,
    feedback,
    image: pictureOf(image, photo, name),
    ...unpublishedIn(rest),
    /** The name of its file, where that is not public yet. */
    ...(rest.slug && { slug: rest.slug }),
  }))

export type Testimony = z.infer<typeof schema>

/**
 * All testimonies in the upstream's order, uncached.
 *
 * @param root The root of another upstream than the site's.
 * @throws UpstreamError
 */
export async function fetchTestimonies(root = ''): Promise<Testimony[]> {
  return await readList(`${root}/api/testimonies/`, schema)
}

/** All testimonies in the upstream's order; to whoever previews one, with that one among them. */
export async function listTestimonies(): Promise<Answer<Testimony[]>> {
  const draft = await currentPreview('/testimonies')
  if (draft === null) return await listPublicTestimonies()
  const isSeen = ({ slug }: Testimony) => !slug || draft === `testimonies/${slug}`
  return await answerOf(async () => (await fetchTestimonies(draftsRoot)).filter(isSeen))
}

async function listPublicTestimonies(): Promise<Answer<Testimony[]>> {
  'use cache'
  cacheTag('testimonies')
  return await cachedAnswer({ name: 'testimonies', read: () => fetchTestimonies() })
}
