import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { text, words } from '@/provider/fields/text'
import { publicationFields } from '@/provider/publication'

export const resourceFields = z.strictObject({
  title: words.max(200).meta({ title: 'Title' }),
  description: words.max(500).meta({ title: 'Description' }),
  kind: text.max(30).optional().meta({ title: 'Kind', description: 'Such as Guide · 3 pages.' }),
  summary: text.max(140).optional().meta({
    title: 'Summary',
    description: 'In the list, in place of the description: a sentence.',
  }),
  created: z.iso.date().meta({ title: 'Date' }),
  file: z
    .string()
    .regex(/^[\w-]+\.(pdf|md|csv)$/, 'must name a .pdf, .md or .csv file in resources/files')
    .nullable()
    .default(null)
    .meta({ title: 'File to download', description: 'From the folder resources/files.' }),
  ...photoFields,
  ...publicationFields,
})
