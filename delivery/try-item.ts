import { endOutage, noteOutage } from './outages'
import type { Database } from './outbox'
import { giveUpOld, type Outcome, settle, settleDelivered, wakeAll } from './settle'
import type { Item, State } from './tables'

export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  details?: Record<string, string | number | boolean | null | undefined>,
) => void

/** An exception counts as a failure of the item. */
export type Deliver = (item: Item) => Promise<Outcome>

type Clock = { now: () => Date; log: Log }

export async function tryItem(
  db: Database,
  item: Item,
  { deliver, isProbe }: { deliver: Deliver; isProbe: boolean },
  clock: Clock,
): Promise<void> {
  await writeDown(db, item, await outcomeOf(deliver, item), isProbe, clock)
}

/**
 * Tries claimed items together and records deliveries in one write, as each write waits for the disk. Items of a
 * process that is killed before this write are delivered again with the same keys.
 */
export async function tryItems(db: Database, items: Item[], deliver: Deliver, clock: Clock): Promise<void> {
  const delivered: [Item, Outcome][] = []
  await Promise.all(
    items.map(async (item) => {
      const outcome = await outcomeOf(deliver, item)
      if (outcome.is === 'delivered') delivered.push([item, outcome])
      else await writeDown(db, item, outcome, false, clock)
    }),
  )
  const ids = delivered.map(([{ id }]) => id)
  await settleDelivered(db, ids, clock.now())
  for (const [item, outcome] of delivered) logTry(item, outcome, 'delivered', clock.log)
}

async function outcomeOf(deliver: Deliver, item: Item): Promise<Outcome> {
  return await deliver(item).catch(
    (error: Error & { code?: string }): Outcome => ({ is: 'failed', reason: error.code ?? error.message }),
  )
}

async function writeDown(
  db: Database,
  item: Item,
  outcome: Outcome,
  isProbe: boolean,
  { now, log }: Clock,
): Promise<void> {
  const { destination } = item
  const state = await settle(db, item, outcome, isProbe, now())
  logTry(item, outcome, state, log)
  const isAway = outcome.is === 'away' || (outcome.is === 'uncertain' && outcome.isAway)
  const wait = outcome.is === 'away' ? outcome.wait : undefined
  if (isAway) await noteAway(db, destination, { isProbe, wait }, { now, log })
  else if (isProbe && (await endOutage(db, destination))) {
    await wakeAll(db, item, now())
    log('info', 'destination_back', { destination })
  }
}

/** Records and logs an outage once. After a probe, hands items that waited too long to a person. `wait` is in ms. */
export async function noteAway(
  db: Database,
  destination: string,
  { isProbe, wait = 0 }: { isProbe: boolean; wait?: number },
  { now, log }: Clock,
): Promise<void> {
  if (await noteOutage(db, destination, wait, now())) log('warn', 'destination_away', { destination })
  const count = isProbe ? await giveUpOld(db, destination, now()) : 0
  if (count > 0)
    log('error', 'outbox_waits_for_person', { destination, count, see: 'npm run site -- outbox' })
}

function logTry(item: Item, outcome: Outcome, state: State | null, log: Log): void {
  const { destination, kind, record, attempts } = item
  const about = { destination, kind, record, attempt: attempts }
  if (outcome.is === 'delivered') log('info', 'delivered', { ...about, path: outcome.note })
  else if (outcome.is === 'withheld') log('info', 'delivery_withheld', { ...about, reason: outcome.reason })
  else log('error', 'delivery_failed', { ...about, reason: outcome.reason, state })
}
