import { motifs } from '@/provider/kinds/person'
import { people } from '@/provider/people'

export type Tutor = {
  name: string
  teaches: string
  /** What is drawn behind the initials, and its hue in degrees. */
  motif: (typeof motifs)[number]
  hue: number
  /** One line of practice. */
  practice: string
  /** The name of a photograph, which stands in the place of the drawing, and its words. */
  photo?: string
  photoAlt: string
}

/** The tutors, in their order. Who names no drawing gets one by their place. */
export const tutors: readonly Tutor[] = people.map(
  ({ name, role, motif, hue, text, photo, photo_alt }, place) => ({
    name,
    teaches: role,
    motif: motif ?? motifs[place % motifs.length] ?? 'bars',
    hue: hue ?? (164 + place * 137) % 360,
    practice: text,
    photo,
    photoAlt: photo_alt ?? name,
  }),
)
