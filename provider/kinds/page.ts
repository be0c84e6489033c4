import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { listOf, metaDescription, words } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'
import { art, figures, link } from '@/provider/sections/parts'
import { sections } from '@/provider/sections/section'
import { menuPlaces } from './menu'

const place = z.number().min(0).max(560)

const map = z.strictObject({
  land: words.meta({ title: 'Land', description: 'An SVG path.' }),
  caption: words.optional().meta({ title: 'Caption' }),
  regions: listOf({
    name: words.meta({ title: 'Name' }),
    x: place.meta({ title: 'Distance from the left', description: '0 to 560.' }),
    y: place.meta({ title: 'Distance from the top', description: '0 to 400.' }),
  }).meta({ title: 'Regions' }),
})

export type RegionsMap = z.infer<typeof map>

/** `pages/*.md`; the file's name is the address. */
export const pageFields = z.strictObject({
  title: words.meta({ title: 'Title' }),
  meta_title: words.optional().meta({ title: 'Title in search results' }),
  meta_description: metaDescription,
  lead: words.optional().meta({ title: 'Lead', description: 'The sentence below the heading.' }),
  mission: words.optional().meta({ title: 'Mission', description: 'Large, above the lead.' }),
  map: map.optional().meta({ title: 'Map', description: 'In place of the picture.' }),
  actions: z.array(link).max(2).default([]).meta({ title: 'Buttons' }),
  figures,
  art: art.optional(),
  ...photoFields,
  menu: z
    .enum(menuPlaces)
    .optional()
    .meta({ title: 'Menu', description: 'Where its link goes, at the end. Empty: in no menu.' }),
  label: words
    .optional()
    .meta({ title: 'Label in the menu', description: 'Leave it empty to use the title.' }),
  updated: z.iso.date().optional().meta({ title: 'Last changed' }),
  numbered: z.boolean().default(false).meta({ title: 'Numbered headings' }),
  summary: words.optional().meta({
    title: 'Summary',
    description: 'A few words for llms.txt. Without them, the page isn’t listed there.',
  }),
  sections: sections
    .refine((all) => all.every(({ section }) => section !== 'hero'), {
      message: 'can’t have a hero: the title is the page’s main heading',
    })
    .default([])
    .meta({ title: 'Sections' }),
  ...publicationFields,
})
