import { motifs } from '@/provider/kinds/person'
import { people } from '@/provider/people'

export type Tutor = {
  id: string
  name: string
  teaches: string
  /** The drawing behind the initials, with its hue in degrees. */
  motif: (typeof motifs)[number]
  hue: number
  /** One line. */
  practice: string
  /** Replaces the drawing. */
  photo?: string
  photoAlt: string
}

/** A tutor without a drawing gets one by their place. */
export const tutors: readonly Tutor[] = people.map(
  ({ slug, name, role, motif, hue, text, photo, photo_alt }, place) => ({
    id: slug,
    name,
    teaches: role,
    motif: motif ?? motifs[place % motifs.length] ?? 'bars',
    hue: hue ?? (164 + place * 137) % 360,
    practice: text,
    photo,
    photoAlt: photo_alt ?? name,
  }),
)

/** In the path's order, without unknown ids. */
export function tutorsOf(ids: readonly string[]): Tutor[] {
  return [...new Set(ids)].flatMap((id) => tutors.find((tutor) => tutor.id === id) ?? [])
}
