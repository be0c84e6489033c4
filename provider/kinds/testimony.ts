import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { id, order } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'

/** A testimony: `testimonies/*.md`. */
export const testimonyFields = z.strictObject({
  order,
  name: z.string().min(1).max(100).meta({ title: 'Name' }),
  job_description: z.string().min(1).max(150).meta({ title: 'Job now' }),
  job_before: z.string().min(1).max(150).optional().meta({ title: 'Job before' }),
  career_path: id.optional().meta({
    title: 'Career path',
    description: 'The file name of the path they took. For example, data-analytics.',
  }),
  feedback: z.string().min(1).meta({ title: 'In their words' }),
  image: z
    .string()
    .nullable()
    .default(null)
    .meta({ title: 'Picture', description: 'A link to a picture on another site.' }),
  ...photoFields,
  ...publicationFields,
})
