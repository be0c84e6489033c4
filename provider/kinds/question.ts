import { z } from 'zod'
import { id, order, text } from '@/provider/fields/text'

/** `questions/*.md`: the text is the answer, the file's name its anchor. */
export const questionFields = z.strictObject({
  order,
  question: text.max(160).meta({ title: 'Question' }),
  group: text.meta({ title: 'Heading above it', description: 'Questions with the same one stand together.' }),
  on_paths: z
    .boolean()
    .default(false)
    .meta({ title: 'At every career path', description: 'It stands at their foot as well.' }),
  paths: z.array(id).default([]).meta({
    title: 'Of these career paths alone',
    description: 'The names of their files, such as data-science.',
  }),
})
