import type { CareerPathSummary } from '@/lib/api/career-paths'
import { type Choice, most } from '@/lib/compare/choice'

/** What to know of a comparison before it: what its address asks for and is not shown, or what it is for. */
export function CompareNotes({ chosen, unknown, left }: Choice<CareerPathSummary>) {
  const notes = [
    unknown.length > 0 && `We have no career path called ${unknown.join(', ')}, so it is not below.`,
    left > 0 && `${most} paths have room beside each other: these are the first ${most} of your choice.`,
    chosen.length === 0 && 'See what two to four paths ask of you, cost and lead to, next to each other.',
    chosen.length === 1 && `${chosen[0]?.careerName} is ticked already: add one to three others.`,
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="mt-4 max-w-measure text-lead text-muted wrap-anywhere">
      {note}
    </p>
  ))
}
