import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { listOf, words } from '@/provider/fields/text'
import { art, card, drawnCards, figure, figures, headed, link } from './parts'

export const homeSections = [
  z.strictObject({
    section: z.literal('hero'),
    ...headed,
    actions: z.array(link).max(2).default([]).meta({ title: 'Buttons' }),
    figures,
    art: art.default('first-light-ai'),
    ...photoFields,
  }),
  z.strictObject({ section: z.literal('companies'), ...headed }),
  z.strictObject({
    section: z.literal('career-paths'),
    ...headed,
    action: link.optional().meta({ title: 'Button' }),
  }),
  z.strictObject({
    section: z.literal('cohort'),
    ...headed,
    action: link.optional().meta({ title: 'Button' }),
  }),
  z.strictObject({
    section: z.literal('future-proof'),
    ...headed,
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
  z.strictObject({
    section: z.literal('offering'),
    ...headed,
    cards: drawnCards,
  }),
  z.strictObject({ section: z.literal('tutors'), ...headed, link: link.optional().meta({ title: 'Link' }) }),
  z.strictObject({
    section: z.literal('reasons'),
    ...headed,
    hours: z
      .array(figure)
      .length(2)
      .optional()
      .meta({ title: 'Hours', description: 'Two figures that add up to a hundred.' }),
    reasons: z.array(card).min(1).meta({ title: 'Reasons' }),
  }),
  z.strictObject({
    section: z.literal('project-pack'),
    ...headed,
    promises: z.array(card).default([]).meta({ title: 'Promises' }),
    included: words.meta({ title: 'Heading above what’s included' }),
    action: link.meta({ title: 'Button' }),
  }),
  z.strictObject({ section: z.literal('posts'), ...headed }),
  z.strictObject({
    section: z.literal('testimonies'),
    ...headed,
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
  z.strictObject({ section: z.literal('call-back'), ...headed }),
] as const
