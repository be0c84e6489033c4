import { buttonStyle } from '@/components/ui/button'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { minPaths } from '@/lib/compare/compare-choice'
import { compareHint } from './compare-form'

type Props = { paths: readonly CareerPathSummary[]; chosen: readonly string[] }

export function CompareChooser({ paths, chosen }: Props) {
  return (
    <form action="/compare" className="mt-4 print:hidden">
      <fieldset className="min-w-0">
        <legend className="text-muted">{compareHint}</legend>
        <ul className="mt-4 grid gap-2 min-[22rem]:grid-cols-2 lg:grid-cols-4">
          {paths.map(({ slug, careerName }) => (
            <li key={slug}>
              <label className="flex h-full min-h-12 cursor-pointer items-center gap-2 rounded-control border border-field-line bg-white p-3 leading-snug font-semibold hyphens-auto wrap-anywhere has-checked:border-brand has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand">
                <input
                  type="checkbox"
                  name="paths"
                  value={slug}
                  defaultChecked={chosen.includes(slug)}
                  className="size-5 shrink-0 accent-brand"
                />
                {careerName}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <button
        type="submit"
        className={`${buttonStyle(chosen.length < minPaths ? 'brand' : 'outline')} mt-5 max-sm:w-full`}
      >
        Compare these
      </button>
    </form>
  )
}
