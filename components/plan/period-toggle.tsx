import { Badge } from '@/components/ui/badge'
import type { savingOf } from '@/provider/facts/price'

type Props = { slug: string; saving: ReturnType<typeof savingOf> }

/**
 * Two radio buttons that look like tabs. globals.css shows the prices of the checked one. The router leaves an earlier
 * page in the document, so the group's name contains the slug.
 */
export function PeriodToggle({ slug, saving: { percent, isSame } }: Props) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <legend className="sr-only">Show prices</legend>
      <div className="group relative inline-grid grid-cols-2 rounded-control border border-line bg-white p-1 text-ink">
        <span aria-hidden="true" className="period-thumb" />
        {['Monthly', 'Annual'].map((label) => (
          <label key={label} className="period">
            <input
              type="radio"
              name={`period-${slug}`}
              value={label.toLowerCase()}
              defaultChecked={label === 'Monthly'}
              className="absolute inset-0 appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      {percent > 0 && (
        <p data-period="annual" className="text-small leading-tight">
          <Badge tone="action">{`${isSame ? 'Save' : 'Save up to'} ${percent}%`}</Badge>{' '}
          <span className="block">on each month</span>
        </p>
      )}
    </fieldset>
  )
}
