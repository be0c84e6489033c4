import { people } from '@/provider/people'

export type Tutor = {
  id: string
  name: string
  teaches: string
  /** One line. */
  practice: string
  /** Replaces the initials. */
  photo?: string
  /** Empty where the name beside it says all. */
  photoAlt: string
}

export const tutors: readonly Tutor[] = people.map(({ slug, name, role, text, photo, photo_alt }) => ({
  id: slug,
  name,
  teaches: role,
  practice: text,
  photo,
  photoAlt: photo_alt ?? '',
}))

/** In the path's order, without unknown ids. */
export function tutorsOf(ids: readonly string[]): Tutor[] {
  return [...new Set(ids)].flatMap((id) => tutors.find((tutor) => tutor.id === id) ?? [])
}

/** The tutor of that name, such as the speaker of an event. */
export function tutorNamed(name: string | null): Tutor | undefined {
  return tutors.find((tutor) => tutor.name === name)
}
