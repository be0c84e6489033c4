import { z } from 'zod'
import { order } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'
import { timeZone } from './time-zone'

export const eventFields = z.strictObject({
  order,
  title: z.string().min(1).max(150).meta({ title: 'Title' }),
  date_line: z.string().min(1).meta({ title: 'Day and time', description: 'As it is shown.' }),
  start: z.iso
    .datetime({ local: true })
    .regex(/[^Z]$/, 'must be a local time, without Z')
    .meta({ title: 'Begins', description: 'What the clocks there show, such as 2027-03-01T18:30:00.' }),
  time_zone: timeZone.meta({ title: 'Time zone', description: 'Such as Europe/London.' }),
  duration_minutes: z
    .number()
    .int()
    .positive()
    .max(366 * 24 * 60)
    .meta({ title: 'Minutes' }),
  speaker: z.string().min(1).meta({ title: 'Speaker' }),
  location: z.string().min(1).optional().meta({ title: 'Place', description: 'Without one it is online.' }),
  description: z.string().min(1).max(300).meta({ title: 'Description' }),
  ...publicationFields,
})
