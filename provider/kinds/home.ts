import { z } from 'zod'
import { sections } from '@/provider/sections/section'

export const homeFields = z.strictObject({
  meta_title: z.string().min(1).meta({ title: 'Title in search results' }),
  meta_description: z
    .string()
    .min(1)
    .max(300)
    .meta({ title: 'Text in search results', description: 'About 150 characters.' }),
  sections: sections
    .refine((all) => all.length > 0, {
      message: 'is empty: add at least one section, such as “- section: hero”',
    })
    .meta({ title: 'Sections' }),
})
