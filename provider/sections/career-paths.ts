import { z } from 'zod'
import { card, headed, link } from './parts'

/** The sections that the specification has on the page of all career paths. */
export const careerPathsSections = [
  z.strictObject({
    section: z.literal('grow-with'),
    ...headed,
    cards: z.array(card).min(1),
    action: link.optional(),
  }),
  z.strictObject({ section: z.literal('recruitment'), ...headed, steps: z.array(card).min(1) }),
] as const
