import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { card, drawing, figure, figures, headed, link, words } from './parts'

/** The sections that the specification has on home. */
export const homeSections = [
  z.strictObject({
    section: z.literal('hero'),
    ...headed,
    actions: z.array(link).max(2).default([]),
    figures,
    /** The name that its picture is drawn from. */
    art: words.default('first-light-ai'),
    ...photoFields,
  }),
  z.strictObject({ section: z.literal('companies'), ...headed }),
  z.strictObject({ section: z.literal('career-paths'), ...headed, action: link.optional() }),
  z.strictObject({ section: z.literal('cohort'), ...headed, action: link.optional() }),
  z.strictObject({
    section: z.literal('future-proof'),
    ...headed,
    changes: words,
    stays: words,
    fields: z.array(z.strictObject({ name: words, changes: words, stays: words })).min(1),
  }),
  z.strictObject({
    section: z.literal('offering'),
    ...headed,
    cards: z.array(card.extend({ drawing: drawing.optional() })).min(1),
  }),
  z.strictObject({ section: z.literal('tutors'), ...headed, link: link.optional() }),
  z.strictObject({
    section: z.literal('reasons'),
    ...headed,
    /** Two figures that make a hundred together, drawn as so many hours. */
    hours: z.array(figure).length(2).optional(),
    reasons: z.array(card).min(1),
  }),
  z.strictObject({
    section: z.literal('project-pack'),
    ...headed,
    promises: z.array(card).default([]),
    included: words,
    action: link,
  }),
  z.strictObject({ section: z.literal('posts'), ...headed }),
  z.strictObject({
    section: z.literal('testimonies'),
    ...headed,
    link: link.optional(),
    testimonies: z
      .array(z.strictObject({ name: words, job_title: words, testimony: words, ...photoFields }))
      .default([]),
  }),
  z.strictObject({ section: z.literal('call-back'), ...headed }),
] as const
