import type { MadeMail } from '@/delivery/mail'
import type { Item } from '@/delivery/tables'
import type { FieldErrors } from './errors'

/** The path that a record is posted to, and its fields. */
export type SentRecord = { path: string; record: Record<string, unknown> }

/** Tells staff of a record that the upstream refused after its sender was thanked. */
export function refusedMail({ kind, record: name, payload }: Item, to: string): MadeMail {
  // A mail of any other kind was queued while this site had the embedded upstream.
  if (!kind.endsWith('_refused')) throw new Error(`no mail is called ${kind} with another upstream`)
  const { record, fields }: SentRecord & { fields: FieldErrors } = JSON.parse(payload)
  const faults = Object.entries(fields).map(([field, messages]) => `${field}: ${messages.join(' ')}`)
  return {
    to,
    replyTo: typeof record.email === 'string' ? record.email : undefined,
    subject: `Please reply yourself: the upstream refused ${name}`,
    parts: [
      `Someone sent this while the upstream was away, and we confirmed that it had arrived. The upstream has now refused it.`,
      faults.join('\n') || 'It gave no reason.',
      { rows: Object.entries(record).map(([field, value]) => [field, value ? String(value) : '']) },
      'Once you’ve fixed the cause, send it again with `npm run site -- outbox --send` and its number.',
    ],
  }
}
