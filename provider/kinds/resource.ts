import { z } from 'zod'
import { publicationFields } from '@/provider/publication'

/** A resource: `resources/*.md`. */
export const resourceFields = z.strictObject({
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(500),
  created: z.iso.date(),
  file: z
    .string()
    .regex(/^[\w-]+\.(pdf|md|csv)$/, 'must name a .pdf, .md or .csv of the folder files/')
    .nullable()
    .default(null),
  ...publicationFields,
})
