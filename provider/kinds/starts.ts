import { z } from 'zod'
import { id, text, timeZone } from '@/provider/fields/text'

const start = z.strictObject({
  id: id.meta({ title: 'Short name', description: 'Stays when the date moves. For example, spring-2027.' }),
  date: z.iso.date().meta({ title: 'Date' }),
  time_zone: timeZone
    .optional()
    .meta({ title: 'Time zone', description: 'If it’s not your own. For example, Europe/London.' }),
  class_times: text
    .max(160)
    .optional()
    .meta({ title: 'Days and times', description: 'If they differ from the path’s.' }),
  places: z.int().min(1).max(10_000).optional().meta({
    title: 'Places',
    description: 'If they differ from the path’s. The start is full when all are taken.',
  }),
  closes: z.iso.date().optional().meta({ title: 'Last day to enrol' }),
  cancelled: z.boolean().optional().meta({ title: 'Cancelled' }),
})

/** The starts of a career path that has several, in order. */
export const starts = z
  .array(start)
  .min(1)
  .max(60)
  .superRefine((all, { addIssue }) => {
    for (const [index, { id, date, closes }] of all.entries()) {
      const issue = (field: string, message: string) =>
        addIssue({ code: 'custom', path: [index, field], message })
      const before = all.slice(0, index)
      const last = before.at(-1)
      if (before.some((other) => other.id === id)) issue('id', `${id} is used twice`)
      if (before.some((other) => other.date === date)) issue('date', `${date} is used twice`)
      else if (last && last.date > date)
        issue('date', `${date} is before ${last.date}: put the starts in order`)
      if (closes && closes > date) issue('closes', `${closes} is after the start on ${date}`)
    }
  })
