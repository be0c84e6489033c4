import { linkStyle } from '@/components/ui/link'
import { deskTime, enquiryPath } from '@/lib/desk/desk-words'
import type { Held, Undelivered } from '@/lib/desk/held'
import { DeskForm } from './desk-form'
import { DeskRow } from './desk-row'

export function HeldRow({ held, back }: { held: Held; back: string }) {
  const { reference, kind, reasons, fields, created_at } = held
  const name = nameIn(fields)
  const text = kind === 'lead' ? fields.message || fields.careerPathName : fields.body || fields.subject
  const actions = (
    <>
      <DeskForm act="release" tone="brand" fields={{ reference, back }} about={`: ${name}`}>
        Release
      </DeskForm>
      <a href={`${enquiryPath(reference)}#delete`} className={linkStyle('alone')}>
        Delete<span className="sr-only">: {name}</span>
      </a>
    </>
  )
  return (
    <DeskRow reference={reference} name={name} actions={actions}>
      <p className="truncate">
        <bdi>{String(text ?? '')}</bdi>
      </p>
      <p className="text-small text-muted">
        Received {deskTime(created_at)}. Held because: {reasons.replaceAll('\n', ', ')}.
      </p>
    </DeskRow>
  )
}

export function nameIn(fields: Held['fields']): string {
  return [fields.name, fields.firstName, fields.lastName].filter(Boolean).join(' ') || 'No name'
}

const destinations: Record<string, string> = { mail: 'Email', webhook: 'Webhook', upstream: 'Upstream' }

const states: Record<string, string> = {
  stuck: 'Given up',
  refused: 'Refused',
  uncertain: 'May have arrived: check there before you send it again',
  waiting: 'Tried, and will be tried again',
  delivered: 'Delivered',
  withheld: 'Not sent',
}

type DeliveryProps = { item: Undelivered; back: string; reference?: string }

export function DeliveryRow({ item, back, reference = '' }: DeliveryProps) {
  const { id, destination, kind, record, state, created_at, attempts, reason, due_at } = item
  const isForPeople = ['stuck', 'refused', 'uncertain'].includes(state)
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4 sm:grid-cols-[1fr_auto] lg:items-center">
      <div className="min-w-0 space-y-1">
        <p className="font-semibold wrap-anywhere">
          {destinations[destination] ?? destination}: {kind.replaceAll(/[._]/g, ' ')}
          {record && <span className="font-normal text-muted"> · {record}</span>}
        </p>
        <p className="text-small wrap-anywhere">
          {states[state]}
          {reason && `: ${reason}`}
        </p>
        <p className="text-small text-muted">
          Since {deskTime(created_at)}, {attempts === 1 ? '1 try' : `${attempts} tries`}
          {state === 'waiting' && attempts > 0 && `, next ${deskTime(due_at)}`}
        </p>
      </div>
      {isForPeople && (
        <DeskForm act="send" fields={{ id, reference, back }} about={`: ${kind} ${record}`}>
          Send again
        </DeskForm>
      )}
    </li>
  )
}
