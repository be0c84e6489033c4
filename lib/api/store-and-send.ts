import type { Kysely } from 'kysely'
import { isAway } from '@/delivery/outages'
import { enqueue, enqueueOnce, hasWaiting, type NewItem } from '@/delivery/outbox'
import type { DeliveryTables, Item } from '@/delivery/tables'
import type { WebhookEvent } from '@/delivery/webhook-events'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { eventData } from '@/upstream/event-data'
import { post } from './client'
import type { UpstreamError } from './errors'
import { sendToOutside } from './outside-destination'
import { outsideWorker } from './outside-worker'
import { webhookSettings } from './upstream-settings'

export type Outgoing = {
  kind: 'lead' | 'message'
  path: string
  record: Record<string, unknown>
  key: string
  reference: string
}

// How long a visitor waits for the upstream. What it has not said by then is found out later.
const patience = 3000

/**
 * Stores a record for an outside upstream, and sends it. Once it is stored it is not lost: what the upstream does not take
 * at once is sent again.
 *
 * @param outgoing the record, and where it goes
 * @throws UpstreamError where the upstream refuses it while its sender waits, and where it could be neither stored nor sent
 */
export async function storeAndSend(outgoing: Outgoing): Promise<void> {
  const stored = await store(outgoing).catch((error: Error) => {
    log('error', 'record_not_stored', { kind: outgoing.kind, reason: error.message })
    return 'nowhere' as const
  })
  if (stored === 'nowhere') return await post(outgoing.path, outgoing.record, { key: outgoing.key })
  if (stored === null) return outsideWorker().wake()
  await tryNow(stored)
}

// Null: it is sent later, or is there already. While the upstream is away nobody waits for it.
async function store(outgoing: Outgoing): Promise<Item | null> {
  const { kind, path, record, key, reference } = outgoing
  const db = (await siteDatabase()) as Kysely<unknown> as Kysely<DeliveryTables>
  const person = String(record.email).toLowerCase()
  const about = { person, record: `${kind} ${reference}` }
  const item: NewItem = { destination: 'upstream', kind, payload: { path, record }, key, ...about }
  const type: WebhookEvent = `${kind}.created`
  const payload = eventData(type, record)
  // Of what is refused while its sender waits, nobody is told.
  const event = { destination: 'webhook', kind: type, payload, delay: 2 * patience, ...about }
  const isTried = !(await hasWaiting(db, 'upstream', person)) && !(await isAway(db, 'upstream'))
  return await db.transaction().execute(async (trx) => {
    const added = await enqueueOnce(trx, item, isTried, new Date())
    if (added && webhookSettings()) await enqueue(trx, [event], new Date())
    return isTried ? added : null
  })
}

// What its sender is told is decided once: what they can correct, within their patience, or else that it has arrived.
async function tryNow(item: Item): Promise<void> {
  let isLate = false
  let refusal: UpstreamError | undefined
  const trying = outsideWorker().tryNow(item, async (item) => {
    const { error, ...outcome } = await sendToOutside(item)
    if (outcome.is !== 'refused' || error?.status !== 400 || isLate) return outcome
    refusal = error
    return { is: 'dropped', reason: outcome.reason }
  })
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, patience).unref()
  }).then(() => {
    isLate = true
  })
  // It is stored: what goes wrong from here on costs another try, and nobody their enquiry.
  await Promise.race([trying.catch(logFault), late])
  if (refusal) throw refusal
}

function logFault({ message }: Error): void {
  log('error', 'outbox_failed', { reason: message })
}
