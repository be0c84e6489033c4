import { Badge } from '@/components/ui/badge'
import { linkStyle } from '@/components/ui/link'
import { deskTime, statusLabels } from '@/lib/desk/desk-words'
import type { Enquiry } from '@/lib/desk/enquiries'
import { readablePhone } from '@/lib/form/phone'
import { now } from '@/lib/time/now'
import { plans } from '@/provider/facts/plans'
import { DeskForm } from './desk-form'
import { DeskRow } from './desk-row'

type Props = {
  enquiry: Enquiry
  /** The buttons return to this address. Absent when an outside upstream stores the enquiry: the row has no buttons. */
  back?: string
}

export function EnquiryRow({ enquiry, back }: Props) {
  const { reference, name, about, plan, email, phone, status, tries } = enquiry
  const isWaiting = status === 'received'
  const actions =
    isWaiting && back ? (
      <>
        <DeskForm act="answered" tone="brand" fields={{ reference, seen: status, back }} about={`: ${name}`}>
          Answered
        </DeskForm>
        <DeskForm act="tried" fields={{ reference, seen: tries, back }} about={`: ${name}`}>
          Tried, no answer
        </DeskForm>
      </>
    ) : (
      <Badge>{statusLabels[status]}</Badge>
    )
  return (
    <DeskRow reference={back && reference} name={name} actions={actions}>
      <p className="wrap-anywhere">
        <bdi>{about}</bdi>
        {plan && <span className="text-muted"> · {plans.find(({ id }) => id === plan)?.name ?? plan}</span>}
      </p>
      <p className="flex flex-wrap gap-x-5 text-small">
        <Due enquiry={enquiry} />
        {tries > 0 && <span>{tries === 1 ? 'Tried once' : `Tried ${tries} times`}</span>}
      </p>
      <p className="flex flex-wrap gap-x-5 text-small">
        <Reach email={email} phone={status === 'withdrawn' ? '' : phone} reference={reference} />
      </p>
    </DeskRow>
  )
}

type DueProps = { enquiry: Pick<Enquiry, 'created_at' | 'due_at' | 'status'> }

export function Due({ enquiry: { created_at, due_at, status } }: DueProps) {
  const isWaiting = status === 'received'
  const isOverdue = due_at !== null && due_at < now().toISOString()
  return (
    <>
      {isWaiting && due_at && (
        <strong className={isOverdue ? 'font-semibold text-danger' : 'font-semibold'}>
          {isOverdue ? 'Overdue since' : 'Answer by'} <time dateTime={due_at}>{deskTime(due_at)}</time>
        </strong>
      )}
      <span className="text-muted">
        Received <time dateTime={created_at}>{deskTime(created_at)}</time>
      </span>
    </>
  )
}

export function Reach({ email, phone, reference }: { email: string; phone: string; reference: string }) {
  return (
    <>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkStyle('alone')}>
          {readablePhone(phone)}
        </a>
      )}
      <a
        href={`mailto:${encodeURIComponent(email)}?${new URLSearchParams({ subject: `Your enquiry ${reference}` }).toString().replaceAll('+', '%20')}`}
        className={`${linkStyle('alone')} wrap-anywhere`}
      >
        {email}
      </a>
    </>
  )
}
