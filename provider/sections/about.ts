import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { listOf, words } from '@/provider/fields/text'
import { art, card, drawnCards, figure, figures, headed, headedSection, leadsTo, link } from './parts'

/** Sections of the specification's About Us. */
export const aboutSections = [
  headedSection('who-we-are', {
    paragraphs: z.array(words).default([]).meta({ title: 'Paragraphs' }),
    person: z
      .strictObject({
        name: words.meta({ title: 'Name' }),
        role: words.meta({ title: 'Role' }),
        text: words.meta({ title: 'Text' }),
        ...photoFields,
      })
      .optional()
      .meta({ title: 'First person visitors speak to' }),
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
    differ: z
      .strictObject({
        ...headed,
        cards: drawnCards,
        action: link
          .extend({ more: words.optional().meta({ title: 'Extra words for screen readers' }) })
          .optional()
          .meta({ title: 'Button' }),
      })
      .optional()
      .meta({ title: 'How you differ', description: 'Stands beside the cards.' }),
  }),
  headedSection('get-started', {
    action: link.meta({ title: 'Button' }),
    art: art.default('get-started-data'),
  }),
] as const
