import { Icon } from '@/components/ui/icon'
import type { Step } from '@/lib/api/leads'
import { formatDate } from '@/lib/time/dates'

/** The steps of an enquiry with their dates, and those that may come. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {steps.map(({ name, at }) => (
        <div key={name} className={at ? '' : 'text-muted'}>
          <dt className={at ? 'flex items-center gap-3 font-semibold' : 'flex items-center gap-3'}>
            <Icon name={at ? 'check' : 'clock'} className={at ? 'size-5 text-brand' : 'size-5'} />
            {name}
          </dt>
          <dd className="pl-8 text-small">{at ? <time dateTime={at}>{formatDate(at)}</time> : 'Not yet'}</dd>
        </div>
      ))}
    </dl>
  )
}
