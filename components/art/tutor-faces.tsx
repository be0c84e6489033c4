import type { Tutor } from '@/provider/facts/tutors'
import { Portrait } from './portrait'

/** Faces with first names, on the drawing at the head of a page. */
export function TutorFaces({ tutors }: { tutors: readonly Tutor[] }) {
  return (
    <ul aria-hidden="true" className="faces">
      {tutors.map((tutor) => (
        <li key={tutor.id}>
          <Portrait tutor={tutor} isSilent sizes="(min-width: 64rem) 6rem, 2rem" className="w-full" />
          <span>{tutor.name.split(' ')[0]}</span>
        </li>
      ))}
    </ul>
  )
}
