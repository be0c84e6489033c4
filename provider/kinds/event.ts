import { z } from 'zod'
import { order } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'
import { timeZone } from './time-zone'

export const eventFields = z.strictObject({
  order,
  title: z.string().min(1).max(150).meta({ title: 'Title' }),
  date_line: z.string().min(1).meta({
    title: 'Day and time',
    description: 'As visitors see it. A later round of one that repeats shows its own date.',
  }),
  start: z.iso
    .datetime({ local: true })
    .regex(/[^Z]$/, 'must be a local time, without Z at the end')
    .meta({ title: 'Begins', description: 'In local time. For example, 2027-03-01T18:30:00.' }),
  time_zone: timeZone.meta({ title: 'Time zone', description: 'For example, Europe/London.' }),
  duration_minutes: z
    .number()
    .int()
    .positive()
    .max(366 * 24 * 60)
    .meta({ title: 'Minutes' }),
  repeats: z.enum(['yearly', 'monthly']).optional().meta({
    title: 'Repeats',
    description: 'On the same weekday of the month, such as its second Wednesday. Empty: it happens once.',
  }),
  speaker: z.string().min(1).meta({ title: 'Speaker' }),
  location: z
    .string()
    .min(1)
    .optional()
    .meta({ title: 'Place', description: 'Leave it empty for an online event.' }),
  description: z.string().min(1).max(300).meta({ title: 'Description' }),
  ...publicationFields,
})
