import { z } from 'zod'
import { id } from './text'

const amount = z.number().positive().multipleOf(0.01, 'must be an amount such as 149 or 119.20')

const short = z.string().trim().min(1).max(160).optional()

/**
 * What one career path may say of itself beyond the contract, in the names in which it travels. All of it may be missing:
 * nothing stands in its place then.
 */
export const pathFacts = {
  weeks: z.number().int().min(1).max(208).optional().meta({ title: 'Weeks' }),
  hours_a_week: z.number().min(0.5).max(80).optional().meta({ title: 'Hours a week' }),
  class_times: short.meta({ title: 'Days and times' }),
  entry_requirements: short.meta({ title: 'Needed to begin' }),
  places: z.number().int().min(1).max(10_000).optional().meta({ title: 'Places in one class' }),
  tutors: z.array(id).max(12).optional().meta({
    title: 'Who teaches it',
    description: 'By the names of their files among People, such as maya-okonjo.',
  }),
  average_earnings: short.meta({ title: 'Average earnings' }),
  earnings_source: short.meta({ title: 'Source of the earnings' }),
  discipline: short.meta({
    title: 'Field',
    description: 'Paths of one field have it in the same words, such as Data.',
  }),
  suits: z
    .array(
      z.strictObject({
        answer: z
          .string()
          .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be a question and an answer, such as maths/enough')
          .meta({ title: 'Answer', description: 'The question and the answer, such as maths/enough.' }),
        weight: z
          .number()
          .int()
          .min(-3)
          .max(3)
          .refine((weight) => weight !== 0, 'must not be 0')
          .meta({ title: 'Weight', description: 'From 3, much for it, to -3, much against it.' }),
        because: z
          .string()
          .trim()
          .min(1)
          .max(220)
          .meta({ title: 'Because', description: 'A sentence to whoever has answered so.' }),
      }),
    )
    .optional()
    .meta({
      title: 'Whom it suits',
      description: 'What speaks for it or against it, by an answer of the path finder.',
    }),
  prices: z
    .array(
      z.strictObject({
        plan: id.meta({ title: 'Plan', description: 'Its short name, as Provider has it.' }),
        price: amount.meta({
          title: 'Price',
          description: 'For each unit where it is billed monthly or annually, in all where it is paid once.',
        }),
        annual: amount.optional().meta({ title: 'By the year' }),
      }),
    )
    .optional()
    .meta({ title: 'Prices of this path', description: 'Where they are not those of Provider.' }),
}
