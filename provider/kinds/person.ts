import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { order, text } from '@/provider/fields/text'

/** Drawings behind a tutor's initials. */
export const motifs = ['bars', 'layers', 'net', 'flow', 'rings'] as const

/** `people/*.md`. The text says in a line or two what they do. */
export const personFields = z.strictObject({
  order,
  name: text.meta({ title: 'Name' }),
  role: text.meta({ title: 'Teaches' }),
  motif: z.enum(motifs).optional().meta({ title: 'Drawing behind the initials' }),
  hue: z
    .number()
    .int()
    .min(0)
    .max(359)
    .optional()
    .meta({ title: 'Colour of the drawing', description: 'From 0 to 359 on the colour wheel.' }),
  ...photoFields,
})
