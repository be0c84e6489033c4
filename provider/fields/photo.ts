import { z } from 'zod'
import { pictureName } from '@/provider/pictures/picture-name'
import { text } from './text'

/** A photograph in the place of what is drawn. */
export const photoFields = {
  /** Its path in the provider's folder. */
  photo: z
    .string()
    .regex(pictureName, 'must be a path such as pictures/workshop.jpg, of letters, digits, hyphens and dots')
    .optional(),
  /** What it shows, in a few words, for who cannot see it. */
  photo_alt: text.optional(),
}
