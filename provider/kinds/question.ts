import { z } from 'zod'
import { id, text } from '@/provider/fields/text'

/** A question and its answer: `questions/*.md`. The answer is its text; the file's name is its address on the page. */
export const questionFields = z.strictObject({
  order: z.number().default(1000),
  question: text.max(160),
  /** The heading under which it stands; questions with the same one stand together. */
  group: text,
  /** Whether it stands at the foot of each career path as well. */
  on_paths: z.boolean().default(false),
  /** Of which career paths it is alone; it stands at their foot then. */
  paths: z.array(id).default([]),
})
