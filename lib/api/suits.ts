import { z } from 'zod'

const suit = z.object({
  answer: z.string().min(1).max(120),
  weight: z.coerce.number().int().min(-3).max(3),
  because: z.string().trim().min(1).max(220),
})

/** A statement for or against a path, by an answer of the path finder. */
export type Suit = z.infer<typeof suit>

/** An invalid entry is dropped. */
export const suitsField = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((all): Suit[] =>
    (all ?? []).slice(0, 200).flatMap((each) => {
      const { data } = suit.safeParse(each)
      return data && data.weight !== 0 ? [data] : []
    }),
  )
