import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { publicationFields } from '@/provider/publication'

export const postFields = z.strictObject({
  title: z.string().min(1).max(200).meta({ title: 'Title' }),
  author: z.string().min(1).max(100).meta({ title: 'Author' }),
  created: z.iso.date().meta({ title: 'Date' }),
  topic: z.string().trim().min(1).max(60).optional().meta({
    title: 'Topic',
    description: 'Posts about the same have it in the same words, such as Careers.',
  }),
  until: z.iso.date().nullable().default(null).meta({
    title: 'Over after',
    description:
      'For a post on something with a date: its last day. Afterwards it says that it is over. Mostly empty.',
  }),
  image: z
    .string()
    .nullable()
    .default(null)
    .meta({ title: 'Picture', description: 'An address, for one that lies elsewhere.' }),
  meta_description: z
    .string()
    .max(300)
    .default('')
    .meta({ title: 'Text in search results', description: 'About 150 letters.' }),
  ...photoFields,
  ...publicationFields,
})
