import type { Tutor } from '@/provider/facts/tutors'
import { Portrait } from './portrait'

/** Faces with first names, on the drawing at the head of a page. */
export function TutorFaces({ tutors }: { tutors: readonly Tutor[] }) {
  return (
    <ul
      aria-hidden="true"
      className="absolute right-[max(2rem,calc(50vw-35.5rem))] bottom-8 -z-10 flex gap-4 max-lg:hidden print:hidden"
    >
      {tutors.map((tutor) => (
        <li
          key={tutor.id}
          className="w-26 rounded-control bg-white p-1.5 text-center text-small font-semibold text-ink shadow-lg"
        >
          <Portrait tutor={tutor} isSilent sizes="6rem" className="mb-1 w-full rounded-[0.375rem]!" />
          {tutor.name.split(' ')[0]}
        </li>
      ))}
    </ul>
  )
}
