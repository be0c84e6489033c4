import type { Tutor } from '@/provider/facts/tutors'
import { Portrait } from './portrait'

/** Faces with first names, on the drawing at the head of a page. */
export function TutorFaces({ tutors }: { tutors: readonly Tutor[] }) {
  return (
    <ul
      aria-hidden="true"
      className="absolute right-[max(1.25rem,calc(50vw-35.5rem))] -z-10 flex gap-2 max-lg:top-7 max-md:*:nth-3:hidden md:max-lg:hidden lg:bottom-8 lg:gap-4 print:hidden forced-colors:hidden"
    >
      {tutors.map((tutor) => (
        <li
          key={tutor.id}
          className="w-12 rounded-control bg-white p-1 text-center text-small font-semibold text-ink shadow-lg lg:w-26 lg:p-1.5"
        >
          <Portrait
            tutor={tutor}
            isSilent
            sizes="(min-width: 64rem) 6rem, 3rem"
            className="w-full rounded-[0.375rem]!"
          />
          <span className="mt-1 block max-lg:hidden">{tutor.name.split(' ')[0]}</span>
        </li>
      ))}
    </ul>
  )
}
