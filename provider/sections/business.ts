import { z } from 'zod'
import { card, drawing, headed, link, words } from './parts'

const weeks = z.number().positive().max(104)

/** The sections that the demo provider has on its page for businesses, and running text. */
export const businessSections = [
  z.strictObject({
    section: z.literal('services'),
    ...headed,
    services: z.array(card.extend({ fit: words, drawing: drawing.optional() })).min(1),
  }),
  z.strictObject({
    section: z.literal('before-and-after'),
    ...headed,
    stories: z.array(z.strictObject({ who: words, before: words, after: words })).min(1),
  }),
  z.strictObject({
    section: z.literal('steps'),
    ...headed,
    steps: z
      .array(
        card.extend({
          duration: words,
          /** In weeks: when it begins, and how long it takes. */
          from: z.number().min(0).max(104).default(0),
          at_least: weeks,
          at_most: weeks,
        }),
      )
      .min(1),
  }),
  z.strictObject({
    section: z.literal('terms'),
    ...headed,
    points: z.array(words).min(1),
    aside: z.strictObject({ heading: words, text: words, action: link }).optional(),
  }),
  z.strictObject({ section: z.literal('text'), ...headed, heading: words.optional(), text: words }),
] as const
