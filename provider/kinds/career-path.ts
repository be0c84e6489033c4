import { z } from 'zod'
import { pathFacts } from '@/provider/fields/path-facts'
import { photoFields } from '@/provider/fields/photo'
import { publicationFields } from '@/provider/publication'

const lines = z.array(z.string().min(1)).default([])

/** A career path: `career-paths/*.md`. */
export const careerPathFields = z.strictObject({
  order: z.number().default(1000),
  career_name: z.string().min(1).max(150),
  description: z.string().min(1).max(350),
  img_display: z.string().nullable().default(null),
  rating: z.string().nullable().default(null),
  course_start_date: z.string().nullable().default(null),
  /** A path that begins each year anew, on the same day or the first day of class after it. */
  course_start_repeats: z.enum(['yearly']).optional(),
  language: z.string().default('ENG'),
  enroll_now_link: z.string().nullable().default(null),
  what_you_will_learn: lines,
  skills_you_will_gain: lines,
  potential_jobs: lines,
  ...pathFacts,
  ...photoFields,
  ...publicationFields,
})
