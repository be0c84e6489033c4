import { z } from 'zod'
import { text } from '@/provider/fields/text'

export const claim = z.strictObject({
  heading: text.optional().meta({
    title: 'Heading',
    description: 'Shown above this figure and those that follow, where all figures are listed.',
  }),
  value: z
    .union([text, z.number().transform(String)], { error: 'must be a text' })
    .meta({ title: 'Figure as shown', description: 'For example, 2000+.' }),
  label: text.meta({ title: 'Label', description: 'For example, learners.' }),
  briefly: text.optional().meta({
    title: 'Short explanation',
    description: 'Shown below the figure. For example, two years after a path.',
  }),
  counts: text.meta({
    title: 'What it counts',
    description: 'Be exact, so nobody can confuse it with another figure.',
  }),
  of: text.optional().meta({ title: 'Out of', description: 'If it’s a share: of how many, or of what.' }),
  as_of: z.iso.date().optional().meta({ title: 'As of' }),
  source: text.optional().meta({ title: 'Source' }),
})

export type Claim = z.infer<typeof claim>
