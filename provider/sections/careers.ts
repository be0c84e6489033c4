import { z } from 'zod'
import { card, headedSection, link } from './parts'

export const careerSections = [
  headedSection('grow-with', {
    features: z.array(card).min(1).meta({ title: 'What is included' }),
    action: link.optional().meta({ title: 'Button' }),
  }),
  headedSection('recruitment', { steps: z.array(card).min(1).max(6).meta({ title: 'Steps' }) }),
] as const
