import { Portrait } from '@/components/art/portrait'
import { tutorNamed } from '@/provider/facts/tutors'

/** Renders nothing for a name that is not a tutor's. */
export function AboutTutor({ name }: { name: string | null }) {
  const tutor = tutorNamed(name)
  if (!tutor) return null
  return (
    <section aria-labelledby="tutor-heading" className="mt-10 flex items-center gap-5">
      <Portrait tutor={tutor} isSilent sizes="6rem" className="w-24 shrink-0" />
      <div>
        <h2 id="tutor-heading" className="text-lead leading-tight">
          {name}
        </h2>
        <p className="font-semibold text-brand">{tutor.teaches}</p>
        <p className="mt-1">{tutor.practice}</p>
      </div>
    </section>
  )
}
