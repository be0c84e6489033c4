import { z } from 'zod'
import { link } from '@/provider/sections/parts'
import { pageFields } from './page'

const words = z.string().min(1)

/** Pages of the site's own whose words are the provider's; without a file they have words of the site's. */
export const listPages = [
  'careerpaths',
  'blog',
  'resources',
  'events',
  'testimonies',
  'contact-us',
  'questions',
] as const

export type ListPageName = (typeof listPages)[number]

/** One of them: `pages/blog.md` and the like. */
export const listPageFields = pageFields.extend({
  /** What stands above its list, or its form. */
  list: z.strictObject({ heading: words, lead: words.optional(), action: link.optional() }).optional(),
  /** What stands behind them. */
  closing: z.strictObject({ heading: words.optional(), text: words }).optional(),
  /** For events: what stands where one is over, and what is said to who has registered for one that is to come. */
  past: words.optional(),
  registered: words.optional(),
  /** On the later pages of a list; `{{page}}` is the number. */
  later_lead: words.optional(),
  later_description: words.max(300).optional(),
})

export type ListPageFields = z.infer<typeof listPageFields>
