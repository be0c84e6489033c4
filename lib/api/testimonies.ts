import { z } from 'zod'
import { readList } from './client'
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
