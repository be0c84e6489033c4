import type { CareerPathSummary } from '@/lib/api/career-paths'

/** On a card, within the form that compares: ticks its path. It stands above the card's own link. */
export function CompareChoice({ slug, careerName }: Pick<CareerPathSummary, 'slug' | 'careerName'>) {
  return (
    <label className="relative z-1 -mx-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-small font-semibold hover:bg-brand-tint has-checked:bg-brand-tint has-checked:text-brand">
      <input type="checkbox" name="paths" value={slug} className="size-5 accent-brand" />
      Compare<span className="sr-only"> {careerName}</span>
    </label>
  )
}
