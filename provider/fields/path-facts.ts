import { z } from 'zod'
import { id } from './text'

const amount = z.number().positive().multipleOf(0.01, 'must be an amount such as 149 or 119.20')

const short = z.string().trim().min(1).max(160).optional()

/**
 * What one career path may say of itself beyond the contract, in the names in which it travels. All of it may be missing:
 * nothing stands in its place then.
 */
export const pathFacts = {
  /** From the first class to the last. */
  weeks: z.number().int().min(1).max(208).optional(),
  /** Classes and work of one's own together, in an ordinary week. */
  hours_a_week: z.number().min(0.5).max(80).optional(),
  /** Days and times, with the place whose clock they are by where that is not clear. */
  class_times: short,
  entry_requirements: short,
  /** In one class. */
  places: z.number().int().min(1).max(10_000).optional(),
  /** Who teaches it, by the names of their files in `people/`, in the order in which they are shown. */
  tutors: z.array(id).max(12).optional(),
  /** What learners of this path earn, and by which count; those of the provider's figures hold where it is not given. */
  average_earnings: short,
  earnings_source: short,
  /** The field it belongs to, such as "Data": paths of one field have it in the same words. */
  discipline: short,
  /** Whom it suits: what speaks for it or against it, by an answer of the path finder (finder.yaml). */
  suits: z
    .array(
      z.strictObject({
        /** The question and the answer, such as `maths/enough`. */
        answer: z
          .string()
          .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be a question and an answer, such as maths/enough'),
        /** From 3, much for it, to -3, much against it. */
        weight: z
          .number()
          .int()
          .min(-3)
          .max(3)
          .refine((weight) => weight !== 0, 'must not be 0'),
        /** Why, as a sentence to whoever has answered so. */
        because: z.string().trim().min(1).max(220),
      }),
    )
    .optional(),
  /** What the path costs where that is not what `provider.yaml` says of its plans. */
  prices: z
    .array(
      z.strictObject({
        /** The id of the plan. */
        plan: id,
        /** Instead of the plan's, and for the same unit. */
        price: amount,
        /** What a year costs that is paid at once, of a plan that is billed monthly; without it the saving of all holds. */
        annual: amount.optional(),
      }),
    )
    .optional(),
}
