import { setTimeout as sleep } from 'node:timers/promises'
import { isAway } from '@/delivery/outages'
import { enqueue, enqueueOnce, hasWaiting, type NewItem } from '@/delivery/outbox'
import type { Item } from '@/delivery/tables'
import type { WebhookEvent } from '@/delivery/webhook-events'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { eventData } from '@/upstream/event-data'
import type { UpstreamError } from './errors'
import { postRecord, sendToOutside } from './outside-destination'
import { outsideWorker } from './outside-worker'
import { webhookSettings } from './upstream-settings'

export type OutgoingRecord = {
  kind: 'lead' | 'message'
  path: string
  record: Record<string, unknown>
  key: string
  reference: string
}

// Milliseconds that a visitor waits for the upstream.
const maxWaitMs = 3000

/**
 * Stores a record for an outside upstream and sends it; a failed send is retried. Throws UpstreamError if the
 * upstream refuses it within three seconds, and if the record can be neither stored nor sent.
 */
export async function storeAndSend(outgoing: OutgoingRecord): Promise<void> {
  const stored = await store(outgoing).catch((error: Error) => {
    log('error', 'record_not_stored', { kind: outgoing.kind, reason: error.message })
    return 'nowhere' as const
  })
  if (stored === 'nowhere') return await postRecord(outgoing.path, outgoing.record, outgoing.key)
  if (stored === null) return outsideWorker().wake()
  await tryNow(stored)
}

// Null if the record exists already, or is sent later because the upstream is away: no visitor waits for that.
async function store(outgoing: OutgoingRecord): Promise<Item | null> {
  const { kind, path, record, key, reference } = outgoing
  const db = await siteDatabase()
  const person = String(record.email).toLowerCase()
  const about = { person, record: `${kind} ${reference}` }
  const item: NewItem = { destination: 'upstream', kind, payload: { path, record }, key, ...about }
  const type: WebhookEvent = `${kind}.created`
  const payload = eventData(type, record)
  // The webhook waits, so that it never reports a record that the upstream refuses within three seconds.
  const event = { destination: 'webhook', kind: type, payload, delay: 2 * maxWaitMs, ...about }
  const isTried = !(await hasWaiting(db, 'upstream', person)) && !(await isAway(db, 'upstream'))
  return await db.transaction().execute(async (trx: Db) => {
    const added = await enqueueOnce(trx, item, isTried, new Date())
    if (added && webhookSettings()) await enqueue(trx, [event], new Date())
    return isTried ? added : null
  })
}

// The sender sees one result: a 400 that came within three seconds, or success.
async function tryNow(item: Item): Promise<void> {
  let isLate = false
  let refusal: UpstreamError | undefined
  const trying = outsideWorker().tryNow(item, async (item) => {
    const { error, ...outcome } = await sendToOutside(item)
    if (outcome.is !== 'refused' || error?.status !== 400 || isLate) return outcome
    refusal = error
    return { is: 'dropped', reason: outcome.reason }
  })
  const late = sleep(maxWaitMs, undefined, { ref: false }).then(() => {
    isLate = true
  })
  // The record is stored, so a failure costs only a retry.
  await Promise.race([trying.catch(logFault), late])
  if (refusal) throw refusal
}

function logFault({ message }: Error): void {
  log('error', 'outbox_failed', { reason: message })
}
