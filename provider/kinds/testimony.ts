import { z } from 'zod'
import { image, photoFields } from '@/provider/fields/photo'
import { id, order, words } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'

/** A testimony: `testimonies/*.md`. */
export const testimonyFields = z.strictObject({
  order,
  name: words.max(100).meta({ title: 'Name' }),
  job_description: words.max(150).meta({ title: 'Job now' }),
  job_before: words.max(150).optional().meta({ title: 'Job before' }),
  career_path: id.optional().meta({
    title: 'Career path',
    description: 'The file name of the path they took. For example, data-analytics.',
  }),
  feedback: words.meta({ title: 'In their words' }),
  image,
  ...photoFields,
  ...publicationFields,
})
