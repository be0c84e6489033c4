import { z } from 'zod'
import { metaDescription, words } from '@/provider/fields/text'
import { sections } from '@/provider/sections/section'

export const homeFields = z.strictObject({
  meta_title: words.meta({ title: 'Title in search results' }),
  meta_description: metaDescription,
  sections: sections
    .refine((all) => all.length > 0, {
      message: 'is empty: add at least one section, such as “- section: hero”',
    })
    .meta({ title: 'Sections' }),
})
