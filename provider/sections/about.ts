import { z } from 'zod'
import { listOf, words } from '@/provider/fields/text'
import { art, card, common, drawnCards, figure, figures, headedSection, leadsTo, link } from './parts'

const place = z.number().min(0).max(560)

/** Sections of the specification's About Us. */
export const aboutSections = [
  z.strictObject({
    section: z.literal('mission'),
    ...common,
    label: words.meta({ title: 'Heading', description: 'Screen readers hear it.' }),
    mission: words.meta({ title: 'Mission' }),
    text: words.meta({ title: 'Text' }),
  }),
  headedSection('who-we-are', {
    paragraphs: z.array(words).default([]).meta({ title: 'Paragraphs' }),
    map: listOf({
      name: words.meta({ title: 'Name' }),
      x: place.meta({ title: 'Distance from the left', description: '0 to 560.' }),
      y: place.meta({ title: 'Distance from the top', description: '0 to 400.' }),
    })
      .optional()
      .meta({ title: 'Regions on the map' }),
    land: words.optional().meta({ title: 'Land on the map', description: 'An SVG path.' }),
  }),
  headedSection('what-we-do', {
    figures,
    source: words.optional().meta({ title: 'Source' }),
    offers: listOf({ ...card.shape, to: words.meta(leadsTo) })
      .min(1)
      .meta({ title: 'Offers' }),
  }),
  headedSection('claims', {
    cards: listOf({
      ...card.shape,
      claim: words.optional().meta({ title: 'Opening words', description: 'Shown in bold.' }),
      figure: figure.optional().meta({ title: 'Figure in the opening words' }),
    })
      .min(1)
      .meta({ title: 'Cards' }),
  }),
  headedSection('how-we-differ', {
    cards: drawnCards,
    action: link
      .extend({ more: words.optional().meta({ title: 'Extra words for screen readers' }) })
      .optional()
      .meta({ title: 'Button' }),
  }),
  headedSection('get-started', {
    action: link.meta({ title: 'Button' }),
    art: art.default('get-started-data'),
  }),
] as const
