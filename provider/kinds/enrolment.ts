import { z } from 'zod'
import { text } from '@/provider/fields/text'
import { card } from '@/provider/sections/parts'

/** `enrolment.yaml`. */
export const enrolmentFields = z.strictObject({
  level: text.optional().meta({ title: 'For whom', description: 'For search engines, such as Beginner.' }),
  plans: text.meta({ title: 'Above the plans' }),
  steps: z.array(card).min(1).meta({ title: 'Steps' }),
  mail: text.meta({ title: 'In the confirmation mail', description: 'What comes next.' }),
})
