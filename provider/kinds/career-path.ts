import { z } from 'zod'
import { pathFacts } from '@/provider/fields/path-facts'
import { photoFields } from '@/provider/fields/photo'
import { order } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'

const lines = z.array(z.string().min(1)).default([])

export const careerPathFields = z.strictObject({
  order,
  career_name: z.string().min(1).max(150).meta({ title: 'Name' }),
  description: z.string().min(1).max(350).meta({ title: 'Description' }),
  img_display: z
    .string()
    .nullable()
    .default(null)
    .meta({ title: 'Picture', description: 'An address; without one, something is drawn.' }),
  rating: z
    .string()
    .nullable()
    .default(null)
    .meta({ title: 'Rating', description: 'Of this path alone, such as 4.8.' }),
  course_start_date: z
    .string()
    .nullable()
    .default(null)
    .meta({ title: 'Starts on', description: 'A day such as 2027-01-10.' }),
  course_start_repeats: z.enum(['yearly']).optional().meta({
    title: 'Begins again',
    description: 'Each year on that day, or the first day of class after it.',
  }),
  language: z.string().default('ENG').meta({ title: 'Language' }),
  enroll_now_link: z
    .string()
    .nullable()
    .default(null)
    .meta({ title: 'Address for enrolling', description: 'Only where it is not this site.' }),
  what_you_will_learn: lines.meta({ title: 'What you will learn' }),
  skills_you_will_gain: lines.meta({ title: 'Skills' }),
  potential_jobs: lines.meta({ title: 'Jobs it leads to' }),
  ...pathFacts,
  ...photoFields,
  ...publicationFields,
})
