import { z } from 'zod'
import { pathFacts } from '@/provider/fields/path-facts'
import { photoFields } from '@/provider/fields/photo'
import { order, textOrNull, words } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'
import { starts } from './starts'

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
