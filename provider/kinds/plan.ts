import { z } from 'zod'
import { amount, id, shortName, text } from '@/provider/fields/text'

export const planGroup = z.strictObject({
  id: id.meta(shortName),
  title: text.meta({ title: 'Title' }),
  text: text.meta({ title: 'Text' }),
})

export const plan = z.strictObject({
  id: id.meta(shortName),
  group: id.meta({ title: 'Group', description: 'The short name of a group above.' }),
  name: text.meta({ title: 'Name' }),
  price: amount.meta({
    title: 'Price',
    description: 'Per unit if it’s billed monthly or annually, in total if it’s paid once.',
  }),
  unit: text.meta({ title: 'Unit', description: 'Shown after the price. For example, per user/month.' }),
  billing: z.enum(['monthly', 'annually', 'once']).meta({ title: 'Billing' }),
  months: z
    .int()
    .min(1)
    .max(60)
    .optional()
    .meta({ title: 'Months it lasts', description: 'Only for a plan without classes.' }),
  times_as_long: z.number().min(0.25).max(10).optional().meta({
    title: 'Times as long',
    description: 'How many times longer than the path says, for example for an evening plan. Empty: once.',
  }),
  badge: text.optional().meta({ title: 'Badge', description: 'For example, Popular.' }),
  highlight: z.boolean().default(false).meta({ title: 'Highlight it' }),
  summary: text.meta({ title: 'Summary', description: 'One sentence below the name.' }),
  features: z.array(text).min(1).meta({ title: 'What is included' }),
  button: text.meta({ title: 'Button text' }),
})

export type Plan = z.infer<typeof plan>
