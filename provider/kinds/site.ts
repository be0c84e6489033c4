import { z } from 'zod'
import { card, figures, link } from '@/provider/sections/parts'
import { text } from './text'

const meta_description = text.max(300)
const cards = z.strictObject({ heading: text, lead: text, cards: z.array(card).min(1) })
const list = { meta_description, lead: text }

/** The words of the pages that the site makes itself: `site.yaml`. */
export const siteFields = z.strictObject({
  career_paths: z.strictObject({
    ...list,
    heading: text,
    text,
    /** In a few words, for llms.txt; each list may have them. */
    llms: text.optional(),
    grow: cards.extend({ action: link.optional() }).optional(),
    recruitment: cards.optional(),
  }),
  career_path: z.strictObject({
    facts: z.array(z.strictObject({ name: text, value: text })).default([]),
    /** For whom it is, as search engines are told. */
    level: text.optional(),
    plans: text,
  }),
  enrolment: z.strictObject({
    heading: text,
    steps: z.array(card).min(1),
    /** What the confirmation mail says of what comes next. */
    mail: text,
  }),
  testimonies: z.strictObject({ ...list, figures, invitation: card, llms: text.optional() }),
  events: z.strictObject({ ...list, heading: text, llms: text.optional() }),
  blog: z.strictObject({ ...list, later_meta_description: meta_description, later_lead: text }),
  resources: z.strictObject({ ...list, later_meta_description: meta_description, llms: text.optional() }),
  contact: z.strictObject({ ...list, answer: text, call: text }),
})
