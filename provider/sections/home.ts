import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { listOf, words } from '@/provider/fields/text'
import { art, card, drawnCards, figure, figures, headed, headedSection, link } from './parts'

export const homeSections = [
  headedSection('hero', {
    actions: z.array(link).max(2).default([]).meta({ title: 'Buttons' }),
    figures,
    art: art.default('first-light-yard-ai'),
    ...photoFields,
  }),
  headedSection('companies', {}),
  headedSection('career-paths', {
    action: link.optional().meta({ title: 'Button' }),
    pack: z
      .strictObject({ ...headed, action: link.meta({ title: 'Button' }) })
      .optional()
      .meta({ title: 'Project pack', description: 'Beside it, the paths have only names and starts.' }),
  }),
  headedSection('cohort', { action: link.optional().meta({ title: 'Button' }) }),
  headedSection('future-proof', {
    changes: words.meta({ title: 'What changes' }),
    stays: words.meta({ title: 'What stays' }),
    fields: listOf({
      name: words.meta({ title: 'Name' }),
      changes: words.meta({ title: 'What changes' }),
      stays: words.meta({ title: 'What stays' }),
    })
      .min(1)
      .meta({ title: 'Fields of work' }),
  }),
  headedSection('offering', { cards: drawnCards }),
  headedSection('tutors', {
    link: link.optional().meta({ title: 'Link' }),
    paths: z.boolean().default(false).meta({ title: 'List each tutor’s paths' }),
  }),
  headedSection('reasons', {
    hours: z
      .array(figure)
      .length(2)
      .optional()
      .meta({ title: 'Hours', description: 'Two figures that add up to a hundred.' }),
    reasons: z.array(card).min(1).meta({ title: 'Reasons' }),
  }),
  headedSection('project-pack', {
    included: words.meta({ title: 'Heading above what’s included' }),
    action: link.meta({ title: 'Button' }),
  }),
  headedSection('posts', {}),
  headedSection('testimonies', {
    link: link.optional().meta({ title: 'Link' }),
    testimonies: listOf({
      name: words.meta({ title: 'Name' }),
      job_title: words.meta({ title: 'Job now' }),
      testimony: words.meta({ title: 'In their words' }),
      ...photoFields,
    })
      .default([])
      .meta({ title: 'Testimonies' }),
  }),
  headedSection('call-back', {}),
] as const
