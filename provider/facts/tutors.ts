import { motifs } from '@/provider/kinds/person'
import { people } from '@/provider/people'

export type Tutor = {
  /** What career paths know them by. */
  id: string
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

/**
 * Those who teach a career path.
 *
 * @param ids as the path names them
 * @returns the tutors of these ids, in this order; whom the provider's folder does not know is left out
 */
export function tutorsOf(ids: readonly string[]): Tutor[] {
  return [...new Set(ids)].flatMap((id) => tutors.find((tutor) => tutor.id === id) ?? [])
}
