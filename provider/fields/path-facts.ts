import { z } from 'zod'
import { amount, id, listOf, text } from './text'

const short = text.max(160).optional()

/**
 * Optional facts of a career path beyond the contract, under the names that the upstream sends. Pages leave out a
 * missing fact.
 */
export const pathFacts = {
  summary: text.max(90).optional().meta({
    title: 'Summary',
    description: 'One sentence on its card. Empty: the beginning of the description.',
  }),
  weeks: z.int().min(1).max(208).optional().meta({ title: 'Weeks' }),
  hours_a_week: z.number().min(0.5).max(80).optional().meta({ title: 'Hours a week' }),
  class_times: short.meta({ title: 'Days and times' }),
  entry_requirements: short.meta({ title: 'Before you begin' }),
  places: z.int().min(1).max(10_000).optional().meta({ title: 'Places in one class' }),
  tutors: z.array(id).max(12).optional().meta({
    title: 'Tutors',
    description: 'Their file names in People. For example, maya-okonjo.',
  }),
  average_earnings: short.meta({ title: 'Average earnings' }),
  earnings_source: short.meta({ title: 'Source of average earnings' }),
  discipline: short.meta({
    title: 'Field',
    description: 'Use the same words for all paths in a field. For example, Data.',
  }),
  suits: listOf({
    answer: z
      .string()
      .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be a question and an answer such as maths/enough')
      .meta({
        title: 'Answer',
        description: 'Short names of the question and the answer. For example, maths/enough.',
      }),
    weight: z
      .int()
      .min(-3)
      .max(3)
      .refine((weight) => weight !== 0, 'can’t be 0')
      .meta({ title: 'Weight', description: 'From 3 (strongly for it) to -3 (strongly against it).' }),
    because: text
      .max(220)
      .meta({ title: 'Because', description: 'One sentence to people who gave this answer.' }),
  })
    .optional()
    .meta({
      title: 'Who it suits',
      description: 'What speaks for or against it, for each answer in the path finder.',
    }),
  prices: listOf({
    plan: id.meta({ title: 'Plan', description: 'Its short name, as in Provider.' }),
    price: amount.meta({
      title: 'Price',
      description: 'Per unit if it’s billed monthly or annually, in total if it’s paid once.',
    }),
    annual: amount.optional().meta({ title: 'Price of a year' }),
  })
    .optional()
    .meta({ title: 'Prices of this path', description: 'Only if they differ from those in Provider.' }),
}
