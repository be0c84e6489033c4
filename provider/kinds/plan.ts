import { z } from 'zod'
import { id, text } from '@/provider/fields/text'

/** What some plans have in common, as their heading on a career path says. */
export const planGroup = z.strictObject({ id, title: text, text })

/** One way to pay for a career path. */
export const plan = z.strictObject({
  id,
  group: id,
  name: text,
  /** In the provider's currency: per `unit` where it is billed monthly or annually, in total where it is paid once. */
  price: z.number().positive().multipleOf(0.01, 'must be an amount such as 149 or 119.20'),
  unit: text,
  billing: z.enum(['monthly', 'annually', 'once']),
  /** How long it lasts where that does not follow the classes of a path, as of a plan that has none. */
  months: z.number().int().min(1).max(60).optional(),
  /** How many times as long as a path says its classes go on in this plan, as of one for evenings. */
  times_as_long: z.number().min(0.25).max(10).optional(),
  badge: text.optional(),
  /** Whether its card stands out. */
  highlight: z.boolean().default(false),
  summary: text,
  features: z.array(text).min(1),
  button: text,
})

export type Plan = z.infer<typeof plan>
