import { z } from 'zod'
import { readList } from './client'
import { photoField, pictureOf } from './photo-field'
import { unpublishedField, unpublishedIn } from './unpublished'

const textOrNull = z.string().nullish().catch(null)

const schema = z
  .object({
    id: z.union([z.number(), z.string()]),
    name: z.string().min(1),
    job_description: textOrNull,
    job_before: textOrNull,
    career_path: textOrNull,
    feedback: z.string().min(1),
    image: textOrNull,
    photo: photoField,
    slug: textOrNull,
    unpublished: unpublishedField,
  })
  .transform(({ id, name, job_description, job_before, career_path, feedback, image, photo, ...rest }) => ({
    id: String(id),
    name,
    jobDescription: job_description || null,
    /** Extensions (docs/upstream.md): the job before, and the slug of the path. */
    jobBefore: job_before || null,
    careerPath: career_path || null,
    feedback,
    image: pictureOf(image, photo, name),
    ...unpublishedIn(rest),
    /** The file's name, which only drafts have. */
    ...(rest.slug && { slug: rest.slug }),
  }))

export type Testimony = z.infer<typeof schema>

/** In the upstream's order, uncached. Throws UpstreamError. */
export async function fetchTestimonies(root = ''): Promise<Testimony[]> {
  return await readList(`${root}/api/testimonies/`, schema)
}
