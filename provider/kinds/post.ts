import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { publicationFields } from '@/provider/publication'

export const postFields = z.strictObject({
  title: z.string().min(1).max(200).meta({ title: 'Title' }),
  author: z.string().min(1).max(100).meta({ title: 'Author' }),
  created: z.iso.date().meta({ title: 'Date' }),
  topic: z.string().trim().min(1).max(60).optional().meta({
    title: 'Topic',
    description: 'Use the same words for all posts on a topic. For example, Careers.',
  }),
  until: z.iso.date().nullable().default(null).meta({
    title: 'Last day',
    description:
      'For a post about an event: the event’s last day. After that, the post says the event is over. Usually empty.',
  }),
  image: z
    .string()
    .nullable()
    .default(null)
    .meta({ title: 'Picture', description: 'A link to a picture on another site.' }),
  meta_description: z
    .string()
    .max(300)
    .default('')
    .meta({ title: 'Text in search results', description: 'About 150 characters.' }),
  ...photoFields,
  ...publicationFields,
})
