import { z } from 'zod'
import { text } from '@/provider/fields/text'
import { card } from '@/provider/sections/parts'

/** What is said beside the plans of a career path, and what follows an enrolment: `enrolment.yaml`. */
export const enrolmentFields = z.strictObject({
  level: text.optional(),
  plans: text,
  steps: z.array(card).min(1),
  mail: text,
})
