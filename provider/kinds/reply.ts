import { z } from 'zod'
import { timeZone } from '@/provider/fields/text'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const reply = z.strictObject({
  working_days: z
    .int()
    .min(1)
    .max(20)
    .meta({ title: 'Working days until you call', description: 'Not counting the day of the enquiry.' }),
  days: z
    .array(z.enum(weekdays))
    .min(1)
    .default(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    .meta({ title: 'Days you work' }),
  until: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "17:00", in quotation marks')
    .default('17:00')
    .meta({
      title: 'Cut-off time',
      description: 'Later enquiries count as the next day. For example, 17:00.',
    }),
  time_zone: timeZone.meta({ title: 'Time zone', description: 'For example, Europe/London.' }),
  holidays: z
    .array(z.iso.date())
    .default([])
    .meta({ title: 'Holidays', description: 'Days when nobody calls. For example, 2026-12-25.' }),
})

export type Reply = z.infer<typeof reply>
