import { personFields } from '@/provider/kinds/person'
import { readMarkdownFolder } from '@/provider/read'

export type Tutor = {
  id: string
  name: string
  teaches: string
  /** Their practice, in a line or two. */
  practice: string
  /** Shown in place of the initials. */
  photo?: string
  /** Empty when the name beside the photograph describes it. */
  photoAlt: string
}

/** Sorted by `order`, then by file name. Read once per process. */
export const tutors: readonly Tutor[] = readMarkdownFolder('people', personFields)
  .sort((a, b) => a.fields.order - b.fields.order)
  .map(({ slug, text, fields: { name, role, photo, photo_alt } }) => ({
    id: slug,
    name,
    teaches: role,
    practice: text.trim(),
    photo,
    photoAlt: photo_alt ?? '',
  }))

/** The tutors in the path's order. Unknown ids are left out. */
export function tutorsOf(ids: readonly string[]): Tutor[] {
  return [...new Set(ids)].flatMap((id) => tutors.find((tutor) => tutor.id === id) ?? [])
}

/** The tutor of that name, such as the speaker of an event. */
export function tutorNamed(name: string | null): Tutor | undefined {
  return tutors.find((tutor) => tutor.name === name)
}
