import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { publicationFields } from '@/provider/publication'

/** A testimony: `testimonies/*.md`. */
export const testimonyFields = z.strictObject({
  order: z.number().default(1000),
  name: z.string().min(1).max(100),
  job_description: z.string().min(1).max(150),
  feedback: z.string().min(1),
  image: z.string().nullable().default(null),
  ...photoFields,
  ...publicationFields,
})
