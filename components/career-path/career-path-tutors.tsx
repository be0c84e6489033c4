import { Portrait } from '@/components/art/portrait'
import type { Tutor } from '@/provider/facts/tutors'

/** Who teaches the path, each with a photograph or a drawn monogram and one line of practice. */
export function CareerPathTutors({ tutors }: { tutors: Tutor[] }) {
  return (
    <section aria-labelledby="tutors-heading">
      <h2 id="tutors-heading" className="text-title">
        Who teaches you
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 md:mt-6 md:gap-6">
        {tutors.map((tutor) => (
          <li key={tutor.id} className="flex items-start gap-4">
            <Portrait tutor={tutor} isSilent sizes="6rem" className="h-auto w-16 shrink-0 sm:w-24" />
            <div>
              <h3 className="text-lead leading-tight sm:text-card">{tutor.name}</h3>
              <p className="mt-0.5 font-semibold text-brand max-sm:text-small">{tutor.teaches}</p>
              <p className="mt-1 text-small leading-snug sm:mt-2 text-muted">{tutor.practice}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
