import { Icon } from '@/components/ui/icon'
import type { Step } from '@/lib/api/leads'
import { formatDate } from '@/lib/time/dates'

/** The steps of an enquiry with their dates, and those that may come. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="flex flex-wrap gap-x-8 gap-y-3">
      {steps.map(({ name, at }) => (
        <li key={name} className={at ? 'flex items-start gap-2' : 'flex items-start gap-2 text-muted'}>
          <Icon name={at ? 'check' : 'clock'} className={at ? 'mt-0.5 size-5 text-brand' : 'mt-0.5 size-5'} />
          <span>
            <span className={at ? 'font-semibold' : ''}>{name}</span>
            <span className="block text-small">
              {at ? <time dateTime={at}>{formatDate(at)}</time> : <span className="sr-only">not yet</span>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
