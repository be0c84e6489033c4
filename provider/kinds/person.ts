import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { order, text } from '@/provider/fields/text'

/** `people/*.md`. The text says in a line or two what the person does. */
export const personFields = z.strictObject({
  order,
  name: text.meta({ title: 'Name' }),
  role: text.meta({ title: 'Teaches' }),
  ...photoFields,
})
