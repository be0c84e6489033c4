import { z } from 'zod'
import { id, order, text } from '@/provider/fields/text'

/** `questions/*.md`: the text is the answer, and the file's name is its anchor. */
export const questionFields = z.strictObject({
  order,
  question: text.max(160).meta({ title: 'Question' }),
  group: text.meta({
    title: 'Heading above it',
    description: 'Questions with the same heading are shown together.',
  }),
  on_paths: z
    .boolean()
    .default(false)
    .meta({ title: 'On every career path', description: 'Also shown at the end of each career path.' }),
  paths: z.array(id).default([]).meta({
    title: 'Career paths that show it',
    description:
      'Their file names, such as data-science. A list here replaces “On every career path”: only the listed paths show the question.',
  }),
})
