import { FocusBox } from '@/components/form/focus-box'
import { FormAlert } from '@/components/form/form-alert'
import { HiddenFields } from '@/components/form/hidden-fields'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { FormOutcome } from '@/lib/account/answer-cookie'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { OwnLead } from '@/lib/api/leads'
import { formatDate } from '@/lib/time/dates'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'
import { StandingEnquiry } from './standing-enquiry'

type Props = {
  lead: OwnLead
  /** Undefined when the lead names a path that does not exist. */
  path: CareerPathSummary | undefined
  /** The number of the list's page that shows this enquiry. */
  page: number
  answer: FormOutcome | undefined
}

const done: Record<string, string> = {
  'undo-withdrawal': 'Your enquiry is active again.',
  phone: 'We’ve changed your number.',
}

/** One enquiry: its next step, its cost, its first class, and the forms that change it. */
export function Enquiry({ lead, path, page, answer }: Props) {
  const name = path?.careerName ?? 'A career path'
  const hidden = { lead: lead.id, page }
  const isDated = !lead.withdrawnAt && lead.status && lead.status !== 'closed'
  const sent = (
    <p className="flex flex-wrap gap-x-5 text-small text-muted sm:ms-auto">
      {!isDated && (
        <span>
          Sent on <time dateTime={lead.createdAt}>{formatDate(lead.createdAt)}</time>
        </span>
      )}
      {lead.reference && <span>Reference {lead.reference}</span>}
    </p>
  )
  return (
    <li
      id={`enquiry-${lead.id}`}
      className={`flex scroll-mt-24 flex-col gap-5 p-4 sm:p-6 ${surface('outlined')}`}
    >
      <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-card">
        {path ? (
          <Link href={`/careerpaths/${path.slug}`} className={linkStyle('inline')}>
            {name}
          </Link>
        ) : (
          name
        )}
        {lead.statusName && (
          <Badge tone={lead.status === 'closed' ? 'muted' : 'brand'}>{lead.statusName}</Badge>
        )}
      </h3>
      <Said answer={answer} />
      {lead.withdrawnAt ? (
        <WithdrawnEnquiry lead={lead} isNews={answer?.form === 'withdraw'} name={name} hidden={hidden} />
      ) : (
        <StandingEnquiry lead={lead} path={path} name={name} hidden={hidden} answer={answer}>
          {sent}
        </StandingEnquiry>
      )}
      {lead.withdrawnAt && sent}
    </li>
  )
}

// `done` has no text for `withdraw`: WithdrawnEnquiry shows its own.
function Said({ answer }: Pick<Props, 'answer'>) {
  if (!answer) return null
  const { form, status, errors } = answer
  if (status === 'sent' && done[form])
    return (
      <FocusBox role="status" className="font-semibold text-brand outline-none">
        {done[form]}
      </FocusBox>
    )
  if (status !== 'failed' && !errors.form) return null
  return (
    <FormAlert>{errors.form ?? `That didn’t work. Please try again, or call us: ${site.phone}.`}</FormAlert>
  )
}

type WithdrawnProps = {
  lead: OwnLead
  name: string
  hidden: Record<string, string | number>
  isNews: boolean
}

/** A withdrawn enquiry can be restored until `undoUntil`. */
function WithdrawnEnquiry({ lead, name, hidden, isNews }: WithdrawnProps) {
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
