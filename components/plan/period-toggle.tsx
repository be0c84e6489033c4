import { Badge } from '@/components/ui/badge'
import type { savingOf } from '@/provider/facts/price'

type Props = { slug: string; saving: ReturnType<typeof savingOf> }

/** Two radio buttons that look like tabs. globals.css shows the prices of the checked one. */
export function PeriodToggle({ slug, saving: { percent, isSame } }: Props) {
  return (
    <fieldset className="flex flex-wrap items-center gap-4">
      <legend className="sr-only">Show prices</legend>
      <div className="group relative inline-grid grid-cols-2 rounded-control bg-paper p-1">
        <span aria-hidden="true" className="period-thumb" />
        <PeriodTab name={`period-${slug}`} value="monthly" label="Monthly" defaultChecked />
        <PeriodTab name={`period-${slug}`} value="annual" label="Annual" />
      </div>
      {percent > 0 && (
        <div data-period="annual">
          <Badge tone="action">{`${isSame ? 'Save' : 'Save up to'} ${percent}%`}</Badge>{' '}
          <span className="text-small">on each month</span>
        </div>
      )}
    </fieldset>
  )
}

type TabProps = { name: string; value: 'monthly' | 'annual'; label: string; defaultChecked?: boolean }

// The router leaves an earlier page in the document, so the group's name contains the slug.
function PeriodTab({ label, ...radio }: TabProps) {
  return (
    <label className="period">
      <input type="radio" className="absolute inset-0 appearance-none outline-none" {...radio} />
      {label}
    </label>
  )
}
