import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { publicationFields } from '@/provider/publication'
import { figures, link } from '@/provider/sections/parts'
import { sections } from '@/provider/sections/section'
import { menuPlaces } from './menu'

const words = z.string().min(1)

/** A page of the provider's own: `pages/*.md`. Its file's name is its address. */
export const pageFields = z.strictObject({
  title: words,
  /** What stands in a search result and in the tab; the title with the provider's name, where it is not given. */
  meta_title: words.optional(),
  meta_description: words.max(300),
  lead: words.optional(),
  actions: z.array(link).max(2).default([]),
  figures,
  /** The name that its picture is drawn from; its own, where it has none. */
  art: words.optional(),
  ...photoFields,
  /** Puts it at the end of a menu, as `label`. */
  menu: z.enum(menuPlaces).optional(),
  label: words.optional(),
  /** The day of the last change, for a text that says when that was. */
  updated: z.iso.date().optional(),
  numbered: z.boolean().default(false),
  /** In a few words, for llms.txt; without them it is not listed there. */
  summary: words.optional(),
  sections: sections
    .refine((all) => all.every(({ section }) => section !== 'hero'), {
      message: 'has a hero: the title is the main heading of a page',
    })
    .default([]),
  ...publicationFields,
})
