import { z } from 'zod'
import { pathFacts } from '@/provider/fields/path-facts'
import { photoFields } from '@/provider/fields/photo'
import { id, order, text, textOrNull, timeZone, words } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'

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
const starts = z
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

const lines = z.array(words).default([])

export const careerPathFields = z.strictObject({
  order,
  career_name: words.max(150).meta({ title: 'Name' }),
  description: words.max(350).meta({ title: 'Description' }),
  img_display: textOrNull.meta({ title: 'Picture', description: 'A link. Without one, we show a drawing.' }),
  rating: textOrNull.meta({ title: 'Rating', description: 'For this path only. For example, 4.8.' }),
  course_start_date: textOrNull.meta({ title: 'Starts on', description: 'For example, 2027-01-10.' }),
  course_start_repeats: z.enum(['yearly']).optional().meta({
    title: 'Repeats',
    description: 'Every year on that day, or on the first class day after it.',
  }),
  starts: starts.optional().meta({
    title: 'Starts',
    description: 'If there are several. Leave “Starts on” empty then. “Repeats” holds for each of them.',
  }),
  classroom_url: z.url().optional().meta({
    title: 'Classroom link',
    description: 'For learners who are enrolled. Leave it empty for the provider’s own.',
  }),
  language: z.string().default('ENG').meta({ title: 'Language' }),
  enroll_now_link: textOrNull.meta({
    title: 'Enrolment link',
    description: 'Only if people enrol on another site.',
  }),
  what_you_will_learn: lines.meta({ title: 'What you will learn' }),
  skills_you_will_gain: lines.meta({ title: 'Skills' }),
  potential_jobs: lines.meta({ title: 'Jobs it leads to' }),
  ...pathFacts,
  ...photoFields,
  ...publicationFields,
})
