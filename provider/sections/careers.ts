import { z } from 'zod'
import { card, headed, link } from './parts'

export const careerSections = [
  z.strictObject({
    section: z.literal('grow-with'),
    ...headed,
    features: z.array(card).min(1).meta({ title: 'What is included' }),
    action: link.optional().meta({ title: 'Button' }),
  }),
  z.strictObject({
    section: z.literal('recruitment'),
    ...headed,
    steps: z.array(card).min(1).max(6).meta({ title: 'Steps' }),
  }),
] as const
