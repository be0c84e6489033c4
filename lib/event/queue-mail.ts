import { enqueue } from '@/delivery/outbox'
import type { Db, RegistrationState } from '@/lib/store/tables'

/** The data of each kind of mail to a registrant, besides the registration. */
export type MailPayloads = {
  event_registration: { state: RegistrationState }
  event_change: { how: 'moved' | 'relinked' | 'cancelled' | 'restored'; sequence: number }
  event_reminder: { which: 'day' | 'hour' }
  event_recording: Record<string, never>
}

export type MailKind = keyof MailPayloads

/** Queues a mail in the transaction of its cause. `delay` in milliseconds. */
export async function queueMail<Kind extends MailKind>(
  trx: Db,
  kind: Kind,
  { id, email_key }: { id: number; email_key: string },
  more: MailPayloads[Kind],
  { at, delay = 0 }: { at: Date; delay?: number },
): Promise<void> {
  const payload = { registration: id, ...more }
  const item = { destination: 'mail', kind, payload, person: email_key, record: `registration ${id}`, delay }
  await enqueue(trx, [item], at)
}
