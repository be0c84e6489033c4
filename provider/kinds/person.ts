import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { text } from '@/provider/fields/text'

/** What may be drawn behind a tutor's initials. */
export const motifs = ['bars', 'layers', 'net', 'flow', 'rings'] as const

/** A tutor: `people/*.md`. The text says, in a line or two, what they do. */
export const personFields = z.strictObject({
  order: z.number().default(1000),
  name: text,
  /** What they teach. */
  role: text,
  /** For the drawing: one is chosen where none is named. */
  motif: z.enum(motifs).optional(),
  /** For the drawing: its colour on the wheel, in degrees. */
  hue: z.number().int().min(0).max(359).optional(),
  ...photoFields,
})
