import { z } from 'zod'
import { id, shortName, text } from '@/provider/fields/text'

export const planGroup = z.strictObject({
  id: id.meta(shortName),
  title: text.meta({ title: 'Title' }),
  text: text.meta({ title: 'Text' }),
})

export const plan = z.strictObject({
  id: id.meta(shortName),
  group: id.meta({ title: 'Group', description: 'The short name of one of the groups above.' }),
  name: text.meta({ title: 'Name' }),
  price: z.number().positive().multipleOf(0.01, 'must be an amount such as 149 or 119.20').meta({
    title: 'Price',
    description: 'For each unit where it is billed monthly or annually, in all where it is paid once.',
  }),
  unit: text.meta({ title: 'Unit', description: 'Shown behind the price, such as per user/month.' }),
  billing: z.enum(['monthly', 'annually', 'once']).meta({ title: 'Billed' }),
  months: z
    .number()
    .int()
    .min(1)
    .max(60)
    .optional()
    .meta({ title: 'Months it lasts', description: 'Only of a plan without classes.' }),
  times_as_long: z.number().min(0.25).max(10).optional().meta({
    title: 'Times as long',
    description: 'How many times as long as a path says, as of a plan for evenings. Left empty: once.',
  }),
  badge: text.optional().meta({ title: 'Badge', description: 'Such as Popular.' }),
  highlight: z.boolean().default(false).meta({ title: 'Stands out' }),
  summary: text.meta({ title: 'Summary', description: 'A sentence below the name.' }),
  features: z.array(text).min(1).meta({ title: 'What is included' }),
  button: text.meta({ title: 'Words of the button' }),
})

export type Plan = z.infer<typeof plan>
