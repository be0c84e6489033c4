import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { publicationFields } from '@/provider/publication'
import { figures, link } from '@/provider/sections/parts'
import { sections } from '@/provider/sections/section'
import { menuPlaces } from './menu'

const words = z.string().min(1)

/** `pages/*.md`; the file's name is the address. */
export const pageFields = z.strictObject({
  title: words.meta({ title: 'Title' }),
  meta_title: words.optional().meta({ title: 'Title in search results' }),
  meta_description: words
    .max(300)
    .meta({ title: 'Text in search results', description: 'About 150 letters.' }),
  lead: words.optional().meta({ title: 'Lead', description: 'The sentence below the heading.' }),
  actions: z.array(link).max(2).default([]).meta({ title: 'Buttons' }),
  figures,
  art: words
    .optional()
    .meta({ title: 'Drawn from', description: 'Any words: the same words, the same drawing.' }),
  ...photoFields,
  menu: z
    .enum(menuPlaces)
    .optional()
    .meta({ title: 'In the menu', description: 'At the end of one, or in none.' }),
  label: words.optional().meta({ title: 'Label in the menu', description: 'The title, where it is empty.' }),
  updated: z.iso.date().optional().meta({ title: 'Last change' }),
  numbered: z.boolean().default(false).meta({ title: 'Numbered headings' }),
  summary: words.optional().meta({
    title: 'Summary',
    description: 'A few words for llms.txt; without them the page is not listed there.',
  }),
  sections: sections
    .refine((all) => all.every(({ section }) => section !== 'hero'), {
      message: 'has a hero: the title is the main heading of a page',
    })
    .default([])
    .meta({ title: 'Sections' }),
  ...publicationFields,
})
