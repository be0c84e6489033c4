import { z } from 'zod'
import { link } from '@/provider/sections/parts'
import { pageFields } from './page'

const words = z.string().min(1)

/** Pages of the site's own whose words are the provider's, each with what it is called without a file and in other pages. */
export const listTitles = {
  careerpaths: 'Career paths',
  blog: 'Blog',
  resources: 'Resources',
  events: 'Events',
  testimonies: 'Testimonies',
  'contact-us': 'Contact Us',
  questions: 'Questions and answers',
} as const

export type ListPageName = keyof typeof listTitles

/** Whether a page of the provider's holds the words of one of them. */
export const isListPage = (name: string): name is ListPageName => Object.hasOwn(listTitles, name)

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
