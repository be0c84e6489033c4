import { z } from 'zod'
import { timeZone } from './time-zone'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** When somebody who has enquired is called. */
export const reply = z.strictObject({
  /** Within so many working days, the day of the enquiry not counted. */
  working_days: z.number().int().min(1).max(20),
  days: z.array(z.enum(weekdays)).min(1).default(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']),
  /** What comes later on a working day counts as of the next one. */
  until: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "17:00", in quotation marks')
    .default('17:00'),
  time_zone: timeZone,
  /** Days on which nobody works. */
  holidays: z.array(z.iso.date()).default([]),
})
