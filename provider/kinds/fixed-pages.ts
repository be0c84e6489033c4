import { z } from 'zod'
import { card, figures, words } from '@/provider/sections/parts'
import { sections } from '@/provider/sections/section'

const description = words.max(300)

const head = {
  meta_title: words,
  meta_description: description,
  heading: words,
  lead: words,
  /** The name that its picture is drawn from. */
  art: words,
}

const headed = z.strictObject({ heading: words, lead: words.optional() })

/** What stands on the pages that every provider has: `pages.yaml`. */
export const fixedPageFields = z.strictObject({
  career_paths: z.strictObject({ ...head, list: headed, sections: sections.default([]) }),
  career_path: z.strictObject({
    facts: z.array(z.strictObject({ name: words, value: words })).default([]),
    plans: headed,
    next: z.array(card).min(1),
  }),
  blog: z.strictObject({
    ...head,
    later: z.strictObject({ lead: words, meta_description: description }),
  }),
  resources: z.strictObject({ ...head, later: z.strictObject({ meta_description: description }) }),
  testimonies: z.strictObject({
    ...head,
    figures,
    last: z.strictObject({ heading: words, text: words }).optional(),
  }),
  events: z.strictObject({
    ...head,
    list: z.strictObject({ heading: words }),
    past: words,
    registered: words,
  }),
  contact: z.strictObject({ ...head, write: headed, call: words }),
})
