import { z } from 'zod'
import { publicationFields } from '@/provider/publication'
import { timeZone } from './time-zone'

/** An event: `events/*.md`. */
export const eventFields = z.strictObject({
  order: z.number().default(1000),
  title: z.string().min(1).max(150),
  date_line: z.string().min(1),
  /** What the clocks of `time_zone` show when it begins. */
  start: z.iso.datetime({ local: true }).regex(/[^Z]$/, 'must be a local time, without Z'),
  time_zone: timeZone,
  duration_minutes: z
    .number()
    .int()
    .positive()
    .max(366 * 24 * 60),
  speaker: z.string().min(1),
  /** Where it takes place; without one, it is online. */
  location: z.string().min(1).optional(),
  description: z.string().min(1).max(300),
  ...publicationFields,
})
