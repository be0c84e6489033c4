import { z } from 'zod'
import { text } from '@/provider/fields/text'

export const claim = z.strictObject({
  value: z
    .union([text, z.number().transform(String)], { error: 'must be a text' })
    .meta({ title: 'As it is shown', description: 'Such as 2000+.' }),
  label: text.meta({ title: 'Words beside it', description: 'Such as learners.' }),
  briefly: text.optional().meta({
    title: 'In a few words',
    description: 'Stands below the figure, such as: two years after a path.',
  }),
  counts: text.meta({
    title: 'What it counts',
    description: 'Exactly, so that it cannot be read against another figure.',
  }),
  of: text.optional().meta({ title: 'Out of', description: 'How many or what, where it is a share.' }),
  as_of: z.iso.date().optional().meta({ title: 'As of' }),
  source: text.optional().meta({ title: 'Source' }),
})

export type Claim = z.infer<typeof claim>
