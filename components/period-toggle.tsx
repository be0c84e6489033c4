import { annualSaving } from '@/lib/site'
import { Badge } from './badge'

/** Monthly or Annual, as two radio buttons that look like tabs; globals.css shows the prices that go with them. */
export function PeriodToggle({ slug }: { slug: string }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-4">
      <legend className="sr-only">Show prices</legend>
      <div className="inline-flex rounded-control bg-paper p-1">
        <PeriodTab name={`period-${slug}`} value="monthly" label="Monthly" defaultChecked />
        <PeriodTab name={`period-${slug}`} value="annual" label="Annual" />
      </div>
      <div data-period="annual">
        <Badge tone="action">Save {annualSaving}%</Badge>
      </div>
    </fieldset>
  )
}

type TabProps = { name: string; value: 'monthly' | 'annual'; label: string; defaultChecked?: boolean }

// One group of radio buttons a career path: pages that were left stay in the document, hidden.
function PeriodTab({ label, ...radio }: TabProps) {
  return (
    <label className="relative flex min-h-11 items-center rounded-lg px-6 font-semibold has-checked:bg-brand has-checked:text-white forced-colors:has-checked:outline-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input type="radio" className="absolute inset-0 appearance-none outline-none" {...radio} />
      {label}
    </label>
  )
}
