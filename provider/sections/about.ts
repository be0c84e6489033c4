import { z } from 'zod'
import { card, common, drawing, figure, figures, headed, link, words } from './parts'

const place = z.number().min(0).max(560)

/** The sections that the specification has on About Us. */
export const aboutSections = [
  z.strictObject({ section: z.literal('mission'), ...common, label: words, mission: words, text: words }),
  z.strictObject({
    section: z.literal('who-we-are'),
    ...headed,
    paragraphs: z.array(words).default([]),
    /** A drawing of the way into regions, on a ground of 560 by 400. `way` is the path of an SVG. */
    map: z.array(z.strictObject({ name: words, x: place, y: place, way: words })).optional(),
  }),
  z.strictObject({
    section: z.literal('what-we-do'),
    ...headed,
    figures,
    source: words.optional(),
    offers: z.array(card.extend({ to: words })).min(1),
  }),
  z.strictObject({
    section: z.literal('claims'),
    ...headed,
    cards: z
      .array(
        card.extend({
          /** What the text begins with, in bold. */
          claim: words.optional(),
          source: words.optional(),
          /** A drawing, the tutors, or a hundred people of whom as many are marked as the figure `share` says. */
          picture: drawing.or(z.enum(['tutors', 'share'])).optional(),
          share: figure.optional(),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    section: z.literal('how-we-differ'),
    ...headed,
    cards: z.array(card.extend({ drawing: drawing.optional() })).min(1),
    /** `more` is read out after the label. */
    action: link.extend({ more: words.optional() }).optional(),
  }),
  z.strictObject({
    section: z.literal('get-started'),
    ...headed,
    action: link,
    art: words.default('get-started-data'),
  }),
] as const
