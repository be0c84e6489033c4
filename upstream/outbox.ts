import type { Kysely } from 'kysely'
import { mailDestination } from '@/delivery/mail'
import { type Act, enqueue, stop } from '@/delivery/outbox'
import { webhookDestination } from '@/delivery/webhook'
import type { WebhookEvent } from '@/delivery/webhook-events'
import { createWorker, type Destination, type Worker } from '@/delivery/worker'
import { keyOf } from './accounts'
import { eventData } from './event-data'
import type { MailKind, MailPayloads, Mails } from './mail-kinds'
import type { UpstreamSettings } from './settings'
import type { Lead, Message, Tables } from './tables'

type MailItem<Kind extends MailKind = MailKind> = {
  [K in Kind]: { kind: K; payload: MailPayloads[K]; person?: string; record?: string; delay?: number }
}[Kind]

type Event = { type: WebhookEvent; of: Lead | Message; record: string; delay?: number }

/** The mails and events that the upstream sends. The transaction that causes one also writes it. */
export type Outbox = {
  mail: (db: Kysely<Tables>, ...mails: MailItem[]) => Promise<void>
  /** Sends an event to the provider's webhook, if there is one. */
  event: (db: Kysely<Tables>, event: Event) => Promise<void>
  stop: (db: Kysely<Tables>, act: Act, reason: string) => Promise<boolean>
}

export function createOutbox(
  database: () => Promise<Kysely<Tables>>,
  mails: Mails,
  { mail, webhook, provider, siteMails, log, now, scheduleNow = now, afterwards }: UpstreamSettings,
): { outbox: Outbox; worker: Worker } {
  const from = { name: provider.name, address: mail.from }
  const make: Parameters<typeof mailDestination>[1] = async (item) => {
    const own = siteMails?.[item.kind]
    if (own) return await own(await database(), JSON.parse(item.payload) as never, mail.leadsTo)
    const maker = mails[item.kind as MailKind] as ((item: object) => ReturnType<Mails[MailKind]>) | undefined
    if (!maker) throw new Error(`no mail is called ${item.kind}`)
    const { key, created_at, attempts } = item
    return await maker({
      ...JSON.parse(item.payload),
      key,
      at: new Date(created_at),
      isFirst: attempts === 1,
    })
  }
  const destinations: Record<string, Destination> = { mail: mailDestination({ ...mail, from }, make) }
  if (webhook) destinations.webhook = webhookDestination(webhook)
  const worker = createWorker({ database, destinations, now: scheduleNow, log, afterwards })
  // When NOW stops the site's clock, delays follow the worker's clock.
  const putOff = (delay = 0) => (delay > 0 ? delay + scheduleNow().getTime() - now().getTime() : 0)
  const outbox: Outbox = {
    async mail(db, ...items) {
      const rows = items.map((item) => ({
        ...item,
        destination: 'mail',
        person: keyOf(item.person ?? ''),
        delay: putOff(item.delay),
      }))
      await enqueue(db, rows, now())
      worker.wake()
    },
    async event(db, { type, of, record, delay }) {
      if (!webhook) return
      const about = { record, person: keyOf(of.email), delay: putOff(delay) }
      const item = { kind: type, payload: eventData(type, of), ...about }
      await enqueue(db, [{ ...item, destination: 'webhook' }], now())
    },
    stop: (db, act, reason) => stop(db, act, reason, now()),
  }
  return { outbox, worker }
}
