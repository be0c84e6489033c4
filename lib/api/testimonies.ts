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
    /** The file's name, of a draft. */
    ...(rest.slug && { slug: rest.slug }),
  }))

export type Testimony = z.infer<typeof schema>

/** In the upstream's order, uncached. Throws UpstreamError. */
export async function fetchTestimonies(root = ''): Promise<Testimony[]> {
  return await readList(`${root}/api/testimonies/`, schema)
}
