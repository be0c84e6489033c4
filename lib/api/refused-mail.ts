import type { MadeMail } from '@/delivery/mail'
import type { Item } from '@/delivery/tables'
import type { FieldErrors } from './errors'

/** Where the record goes, and its fields. */
export type Sent = { path: string; record: Record<string, unknown> }

/** Tells staff of a record that the upstream refused after its sender was thanked. */
export function refusedMail({ kind, record: name, payload }: Item, to: string): MadeMail {
  // A leftover of the embedded upstream, which this site had before.
  if (!kind.endsWith('_refused')) throw new Error(`no mail is called ${kind} with another upstream`)
  const { record, fields }: Sent & { fields: FieldErrors } = JSON.parse(payload)
  const faults = Object.entries(fields).map(([field, messages]) => `${field}: ${messages.join(' ')}`)
  return {
    to,
    replyTo: typeof record.email === 'string' ? record.email : undefined,
    subject: `Please answer by hand: the upstream has refused ${name}`,
    parts: [
      `Somebody sent this while the upstream was away, and was told that it had arrived. The upstream has now refused it.`,
      faults.join('\n') || 'It gave no reason.',
      { rows: Object.entries(record).map(([field, value]) => [field, value ? String(value) : '']) },
      'Once what it does not like is mended, `npm run site -- outbox --send` with its number sends it again.',
    ],
  }
}
