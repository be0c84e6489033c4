import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { order, timeZone, words } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'

const localTime = z.iso.datetime({ local: true }).regex(/[^Z]$/, 'must be a local time, without Z at the end')
const httpLink = z.url({ protocol: /^https?$/ })

const fields = z.strictObject({
  order,
  title: words.max(150).meta({ title: 'Title' }),
  date_line: words.meta({
    title: 'Day and time',
    description: 'As visitors see it. A later round of one that repeats shows its own date.',
  }),
  start: localTime.meta({ title: 'Begins', description: 'In local time. For example, 2027-03-01T18:30:00.' }),
  time_zone: timeZone.meta({ title: 'Time zone', description: 'For example, Europe/London.' }),
  duration_minutes: z
    .int()
    .positive()
    .max(366 * 24 * 60)
    .meta({ title: 'Minutes' }),
  repeats: z.enum(['yearly', 'monthly']).optional().meta({
    title: 'Repeats',
    description: 'On the same weekday of the month, such as its second Wednesday. Empty: it happens once.',
  }),
  speaker: words.meta({ title: 'Speaker' }),
  location: words.optional().meta({ title: 'Place', description: 'Leave it empty for an online event.' }),
  online_link: httpLink.optional().meta({
    title: 'Link to join',
    description: 'We send it only to people who have registered.',
  }),
  seats: z.int().positive().max(100_000).optional().meta({ title: 'Seats' }),
  closes: localTime.optional().meta({
    title: 'Registration closes',
    description: 'In local time. Of an event that repeats, for its first round.',
  }),
  cancelled: z.boolean().optional().meta({
    title: 'Cancelled',
    description: 'Half an hour later we tell everybody who has registered.',
  }),
  recording: httpLink.optional().meta({
    title: 'Recording',
    description: 'A link to the last round. We send it to people who had registered.',
  }),
  recording_for_all: z.boolean().optional().meta({ title: 'Show the recording to everybody' }),
  description: words.max(300).meta({ title: 'Description' }),
  ...publicationFields,
})

export const eventFields = fields
  .refine(({ closes, start }) => !closes || isBefore(closes, start), {
    path: ['closes'],
    error: ({ input }) => `must not be after the start, ${(input as z.infer<typeof fields>).start}`,
  })
  .refine(({ start, time_zone }) => isOnClock(start, time_zone), {
    path: ['start'],
    error: ({ input }) => `is no time on the clocks of ${(input as z.infer<typeof fields>).time_zone}`,
  })

const isBefore = (closes: string, start: string) => {
  try {
    return Temporal.PlainDateTime.compare(closes, start) <= 0
  } catch {
    return true // The field's own check reports an invalid time.
  }
}

function isOnClock(local: string, zone: string): boolean {
  try {
    const time = Temporal.PlainDateTime.from(local)
    return time.toZonedDateTime(zone).toPlainDateTime().equals(time)
  } catch {
    return false
  }
}
