import { z } from 'zod'
import { image, photoFields } from '@/provider/fields/photo'
import { text, words } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'

export const postFields = z.strictObject({
  title: words.max(200).meta({ title: 'Title' }),
  author: words.max(100).meta({ title: 'Author' }),
  created: z.iso.date().meta({ title: 'Date' }),
  topic: text.max(60).optional().meta({
    title: 'Topic',
    description: 'Use the same words for all posts on a topic. For example, Careers.',
  }),
  until: z.iso.date().nullable().default(null).meta({
    title: 'Last day',
    description:
      'For a post about an event: the event’s last day. After that, the post says the event is over. Usually empty.',
  }),
  image,
  meta_description: z
    .string()
    .max(300)
    .default('')
    .meta({ title: 'Text in search results', description: 'About 150 characters.' }),
  ...photoFields,
  ...publicationFields,
})
