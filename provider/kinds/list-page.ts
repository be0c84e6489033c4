import { z } from 'zod'
import { words } from '@/provider/fields/text'
import { link } from '@/provider/sections/parts'
import { pageFields } from './page'

/** Pages whose words the provider may change, with their default titles. */
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

export const isListPage = (name: string): name is ListPageName => Object.hasOwn(listTitles, name)

/** Fields of `pages/blog.md` and the other pages of `listTitles`. */
export const listPageFields = pageFields.extend({
  list: z
    .strictObject({
      heading: words.meta({ title: 'Heading' }),
      lead: words.optional().meta({ title: 'Lead', description: 'The sentence below the heading.' }),
      action: link.optional().meta({ title: 'Button' }),
    })
    .optional()
    .meta({ title: 'Above the list or the form' }),
  closing: z
    .strictObject({
      heading: words.optional().meta({ title: 'Heading' }),
      text: words.meta({ title: 'Text' }),
    })
    .optional()
    .meta({ title: 'Below the list or the form' }),
  register: words.optional().meta({ title: 'Text above the registration form' }),
  past: words.optional().meta({ title: 'Text when an event is over' }),
  registered: words.optional().meta({ title: 'Text after registering' }),
  later_lead: words
    .optional()
    .meta({ title: 'Lead of later pages', description: 'Write {{page}} where the page number goes.' }),
  later_description: words.max(300).optional().meta({ title: 'Text in search results of later pages' }),
})
