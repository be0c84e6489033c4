import { FocusBox } from '@/components/form/focus-box'
import { HiddenFields } from '@/components/form/hidden-fields'
import { buttonStyle } from '@/components/ui/button'
import type { OwnLead } from '@/lib/api/leads'
import { formatDate } from '@/lib/time/dates'
import { now } from '@/lib/time/now'

type Props = {
  lead: OwnLead
  name: string
  hidden: Record<string, string | number>
  isNews: boolean
}

/** A withdrawn enquiry can be restored until `undoUntil`. */
export function WithdrawnEnquiry({ lead, name, hidden, isNews }: Props) {
  const { withdrawnAt, undoUntil } = lead
  const words = `Withdrawn on ${formatDate(withdrawnAt ?? '')}. We won’t call you about it.`
  const left = undoUntil ? Math.ceil((Date.parse(undoUntil) - now().getTime()) / 60_000) : 0
  return (
    <div className="space-y-4">
      {isNews ? (
        <FocusBox role="status" className="outline-none">
          {words}
        </FocusBox>
      ) : (
        <p>{words}</p>
      )}
      {left > 0 && (
        <form
          action="/auth/account/undo-withdrawal"
          method="post"
          className="flex flex-wrap items-center gap-4"
        >
          <HiddenFields fields={hidden} />
          <button type="submit" className={buttonStyle('outline', 'small')}>
            Undo<span className="sr-only"> the withdrawal of the enquiry about {name}</span>
          </button>
          <p className="text-small text-muted">
            You can undo it for another {left === 1 ? 'minute' : `${left} minutes`}.
          </p>
        </form>
      )}
    </div>
  )
}
