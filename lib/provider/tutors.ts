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
}

/** The tutors, in their order. Who names no drawing gets one by their place. */
export const tutors: readonly Tutor[] = people.map(({ name, role, motif, hue, text }, place) => ({
  name,
  teaches: role,
  motif: motif ?? motifs[place % motifs.length] ?? 'bars',
  hue: hue ?? (164 + place * 137) % 360,
  practice: text,
}))
