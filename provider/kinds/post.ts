import { z } from 'zod'
import { photoFields } from '@/provider/fields/photo'
import { publicationFields } from '@/provider/publication'

/** A post: `posts/*.md`. */
export const postFields = z.strictObject({
  title: z.string().min(1).max(200),
  author: z.string().min(1).max(100),
  created: z.iso.date(),
  /** What it is about, such as "Careers": posts about the same have it in the same words. */
  topic: z.string().trim().min(1).max(60).optional(),
  /** The last day on which what it tells of is still to come. */
  until: z.iso.date().nullable().default(null),
  image: z.string().nullable().default(null),
  meta_description: z.string().max(300).default(''),
  ...photoFields,
  ...publicationFields,
})
