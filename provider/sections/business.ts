import { z } from 'zod'
import { listOf, words } from '@/provider/fields/text'
import { card, drawing, headedSection, link } from './parts'

const weeks = z.number().positive().max(104)

const pricedCard = { ...card.shape, price: words.meta({ title: 'Price' }) }

/** Sections of the demo's page for businesses, and running text. */
export const businessSections = [
  headedSection('services', {
    services: listOf({
      ...card.shape,
      fit: words.meta({ title: 'Who it’s for' }),
      drawing: drawing.optional().meta({ title: 'Drawing' }),
      link: link.optional().meta({ title: 'Link' }),
    })
      .min(1)
      .meta({ title: 'Services' }),
  }),
  headedSection('before-and-after', {
    stories: listOf({
      who: words.meta({ title: 'Who' }),
      before: words.meta({ title: 'Before' }),
      after: words.meta({ title: 'After' }),
    })
      .min(1)
      .meta({ title: 'Stories' }),
  }),
  headedSection('steps', {
    steps: listOf({
      ...card.shape,
      duration: words.meta({ title: 'Duration', description: 'In words, as visitors see it.' }),
      from: z.number().min(0).max(104).default(0).meta({ title: 'First week' }),
      at_least: weeks.meta({ title: 'Takes at least', description: 'In weeks.' }),
      at_most: weeks.meta({ title: 'Takes at most', description: 'In weeks.' }),
    })
      .min(1)
      .meta({ title: 'Steps' }),
  }),
  headedSection('terms', {
    prices: listOf(pricedCard).default([]).meta({ title: 'Prices' }),
    points: z.array(words).min(1).meta({ title: 'Points' }),
    aside: z
      .strictObject({
        heading: words.meta({ title: 'Heading' }),
        text: words.meta({ title: 'Text' }),
        action: link.meta({ title: 'Button' }),
      })
      .optional()
      .meta({ title: 'Box beside the points' }),
  }),
  headedSection('text', {
    heading: words.optional().meta({ title: 'Heading' }),
    text: words.meta({ title: 'Text' }),
  }),
] as const
