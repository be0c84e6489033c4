import { z } from 'zod'
import { listOf, text } from '@/provider/fields/text'

/** `companies.yaml`. */
export const companies = listOf({
  name: text.meta({ title: 'Name' }),
  written: text
    .optional()
    .meta({ title: 'Name as in the wordmark', description: 'For example, in capitals.' }),
  font: z.enum(['display', 'sans', 'serif', 'mono']).default('sans').meta({ title: 'Font' }),
  weight: z.enum(['light', 'regular', 'semibold', 'extrabold']).default('regular').meta({ title: 'Weight' }),
  italic: z.boolean().default(false).meta({ title: 'Italic' }),
  width: z.int().min(60).max(600).optional().meta({ title: 'Width' }),
  sign: z
    .string()
    .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/, 'must be an SVG path')
    .optional()
    .meta({ title: 'Sign', description: 'An SVG path, drawn on 24 by 38.' }),
})

export type Company = z.infer<typeof companies>[number]
