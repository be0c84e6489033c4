import { z } from 'zod'
import { card } from '@/provider/sections/parts'
import { text } from './text'

/** What a career path says of every path, and what follows an enrolment: `enrolment.yaml`. */
export const enrolmentFields = z.strictObject({
  facts: z.array(z.strictObject({ name: text, value: text })).default([]),
  level: text.optional(),
  plans: text,
  steps: z.array(card).min(1),
  mail: text,
})
