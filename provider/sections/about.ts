import { z } from 'zod'
import { card, common, drawing, figure, figures, headed, leadsTo, link, words } from './parts'

const place = z.number().min(0).max(560)

/** Sections of the specification's About Us. */
export const aboutSections = [
  z.strictObject({
    section: z.literal('mission'),
    ...common,
    label: words.meta({ title: 'Above it' }),
    mission: words.meta({ title: 'Mission' }),
    text: words.meta({ title: 'Text' }),
  }),
  z.strictObject({
    section: z.literal('who-we-are'),
    ...headed,
    paragraphs: z.array(words).default([]).meta({ title: 'Paragraphs' }),
    map: z
      .array(
        z.strictObject({
          name: words.meta({ title: 'Name' }),
          x: place.meta({ title: 'From the left', description: '0 to 560.' }),
          y: place.meta({ title: 'From the top', description: '0 to 400.' }),
          way: words.meta({ title: 'Way', description: 'The path of an SVG.' }),
        }),
      )
      .optional()
      .meta({ title: 'Way into regions' }),
  }),
  z.strictObject({
    section: z.literal('what-we-do'),
    ...headed,
    figures,
    source: words.optional().meta({ title: 'Source' }),
    offers: z
      .array(
        card.extend({
          to: words.meta(leadsTo),
        }),
      )
      .min(1)
      .meta({ title: 'Offers' }),
  }),
  z.strictObject({
    section: z.literal('claims'),
    ...headed,
    cards: z
      .array(
        card.extend({
          claim: words.optional().meta({ title: 'What the text begins with', description: 'In bold.' }),
          source: words.optional().meta({ title: 'Source' }),
          picture: drawing
            .or(z.enum(['tutors', 'share']))
            .optional()
            .meta({ title: 'Picture' }),
          share: figure.optional().meta({ title: 'Figure that the picture shows' }),
        }),
      )
      .min(1)
      .meta({ title: 'Cards' }),
  }),
  z.strictObject({
    section: z.literal('how-we-differ'),
    ...headed,
    cards: z
      .array(card.extend({ drawing: drawing.optional().meta({ title: 'Drawing' }) }))
      .min(1)
      .meta({ title: 'Cards' }),
    action: link
      .extend({ more: words.optional().meta({ title: 'Read out after the label' }) })
      .optional()
      .meta({ title: 'Button' }),
  }),
  z.strictObject({
    section: z.literal('get-started'),
    ...headed,
    action: link.meta({ title: 'Button' }),
    art: words
      .default('get-started-data')
      .meta({ title: 'Drawn from', description: 'Any words: the same words, the same drawing.' }),
  }),
] as const
