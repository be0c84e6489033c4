import { formatStart } from '@/lib/time/first-class'
import { type PathStarts, startNote } from '@/lib/time/starts'

/** Lists the upcoming starts. One open start needs no list, because the page's opening shows its date. */
export function CareerPathStarts({ careerPath }: { careerPath: Pick<PathStarts, 'starts' | 'classTimes'> }) {
  const { starts, classTimes } = careerPath
  const [only] = starts
  if (!only || (starts.length === 1 && !startNote(only))) return null
  return (
    <section aria-labelledby="starts-heading" className="mt-3 border-b border-line pb-3">
      <h3 id="starts-heading" className="font-semibold">
        Starts
      </h3>
      <ul className="mt-1 space-y-1.5 max-md:text-small">
        {starts.map((start) => (
          <li key={start.courseStart}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <time dateTime={start.courseStart}>{formatStart(start)}</time>
              <span className="font-semibold">{startNote(start)}</span>
            </span>
            {start.classTimes !== classTimes && (
              <span className="block text-small text-muted">{start.classTimes}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
