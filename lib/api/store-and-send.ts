import type { Kysely } from 'kysely'
import { wayTo } from '@/delivery/outages'
import { enqueue, enqueueOnce, hasWaiting, type NewItem } from '@/delivery/outbox'
import type { DeliveryTables, Item } from '@/delivery/tables'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { now } from '@/lib/time/now'
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
  await Promise.race([tryNow(stored.item, stored.isProbe), late()])
}

// Null: it is sent later, or is there already.
async function store(outgoing: Outgoing): Promise<{ item: Item; isProbe: boolean } | null> {
  const { kind, path, record, key, reference } = outgoing
  const db = (await siteDatabase()) as Kysely<unknown> as Kysely<DeliveryTables>
  const person = String(record.email).toLowerCase()
  const about = { person, record: `${kind} ${reference}` }
  const item: NewItem = { destination: 'upstream', kind, payload: { path, record }, key, ...about }
  const data = { ...record, created_at: now().toISOString() }
  const event = { destination: 'webhook', kind: `${kind}.created`, payload: data, delay: patience, ...about }
  const way = (await hasWaiting(db, 'upstream', person)) ? 'closed' : await wayTo(db, 'upstream', new Date())
  return await db.transaction().execute(async (trx) => {
    const added = await enqueueOnce(trx, item, way !== 'closed', new Date())
    if (added && webhookSettings()) await enqueue(trx, [event], new Date())
    return added && way !== 'closed' ? { item: added, isProbe: way === 'probe' } : null
  })
}

async function tryNow(item: Item, isProbe: boolean): Promise<void> {
  let isLate = false
  setTimeout(() => {
    isLate = true
  }, patience).unref()
  let refusal: UpstreamError | undefined
  await outsideWorker().tryNow(
    item,
    async (item) => {
      const { error, ...outcome } = await sendToOutside(item)
      if (outcome.is !== 'refused' || isLate) return outcome
      refusal = error
      return { is: 'dropped', reason: outcome.reason }
    },
    isProbe,
  )
  if (refusal) throw refusal
}

function late(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patience).unref())
}
