import { z } from 'zod'
import { pictureName } from '@/provider/pictures/picture-name'
import { text, textOrNull } from './text'

export const image = textOrNull.meta({
  title: 'Picture',
  description: 'A link to a picture on another site.',
})

/** A photograph in place of the drawing. */
export const photoFields = {
  photo: z
    .string()
    .regex(
      pictureName,
      'must be a path such as pictures/workshop.jpg, with only letters, digits, hyphens and dots',
    )
    .optional()
    .meta({
      title: 'Photograph',
      description: 'From the folder pictures. Without one, we show a drawing.',
    }),
  photo_alt: text.optional().meta({
    title: 'What the photograph shows',
    description: 'In a few words, for people who can’t see it.',
  }),
}
