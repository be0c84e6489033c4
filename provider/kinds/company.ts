import { z } from 'zod'
import { text } from '@/provider/fields/text'

/** The companies of the graduates: `companies.yaml`. */
export const companies = z.array(
  z.strictObject({
    name: text,
    /** The name as the mark has it, such as in capitals. */
    written: text.optional(),
    font: z.enum(['display', 'sans', 'serif', 'mono']).default('sans'),
    weight: z.enum(['light', 'regular', 'semibold', 'extrabold']).default('regular'),
    italic: z.boolean().default(false),
    /** How far the mark reaches on a ground 38 high. One that is too small squeezes the name. */
    width: z.number().int().min(60).max(600).optional(),
    /** The sign before the name: the path of an SVG, drawn in lines on a ground of 24 by 38. */
    sign: z
      .string()
      .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/, 'must be the path of an SVG')
      .optional(),
  }),
)

export type Company = z.infer<typeof companies>[number]
