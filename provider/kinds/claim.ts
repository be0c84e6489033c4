import { z } from 'zod'
import { text } from '@/provider/fields/text'

/** A figure that the provider gives of itself. */
export const claim = z.strictObject({
  /** As it is shown, such as "2000+". */
  value: z.union([text, z.number().transform(String)], { error: 'must be a text' }),
  /** The words beside it, such as "learners". */
  label: text,
  /** The same in a few words, for the places where the figure stands without its definition. */
  briefly: text.optional(),
  /** What exactly is counted, so that it cannot be read against another figure. */
  counts: text,
  /** Out of how many or what, where it is a share. */
  of: text.optional(),
  as_of: z.iso.date().optional(),
  source: text.optional(),
})

export type Claim = z.infer<typeof claim>
