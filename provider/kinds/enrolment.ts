import { z } from 'zod'
import { text } from '@/provider/fields/text'
import { card } from '@/provider/sections/parts'

const step = card.extend({ without_classes: text.optional().meta({ title: 'Text without classes' }) })

/** `enrolment.yaml`. */
export const enrolmentFields = z.strictObject({
  level: text.optional().meta({ title: 'Level', description: 'For search engines. For example, Beginner.' }),
  plans: text.meta({ title: 'Text above the plans' }),
  steps: z.array(step).min(1).meta({ title: 'Steps' }),
  paid: z.array(card).default([]).meta({ title: 'Steps after a payment' }),
  unpaid: z.array(card).default([]).meta({ title: 'Steps after a failed payment' }),
  mail: text.meta({ title: 'Text in the confirmation email', description: 'What happens next.' }),
})
