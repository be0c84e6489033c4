import { Portrait } from '@/components/art/portrait'
import type { Tutor } from '@/lib/provider/tutors'

/** Who teaches the path, each with a photograph or a drawn monogram and one line of practice. */
export function CareerPathTutors({ tutors }: { tutors: Tutor[] }) {
  return (
    <section aria-labelledby="tutors-heading">
      <h2 id="tutors-heading" className="text-title">
        Who teaches you
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {tutors.map((tutor) => (
          <li key={tutor.id} className="flex items-start gap-4">
            <Portrait tutor={tutor} isSilent sizes="6rem" className="h-auto w-24 shrink-0" />
            <div>
              <h3 className="text-card">{tutor.name}</h3>
              <p className="mt-0.5 font-semibold text-brand">{tutor.teaches}</p>
              <p className="mt-2 text-small text-muted">{tutor.practice}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
