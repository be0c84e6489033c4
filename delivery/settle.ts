import { type Database, enqueue, type NewItem } from './outbox'
import { instant, schedule, wholeSchedule, withJitter } from './schedule'
import type { Item, State } from './tables'

/** The outcome of a try. A reason is an error code or the site's own text, without personal data. */
export type Outcome =
  | { is: 'delivered'; note?: string }
  /** Nothing is left to deliver, or a rule forbids it. */
  | { is: 'withheld'; reason: string }
  /** The destination is away. `maybe`: it may have received the item. `wait`: the pause that it asks for, in ms. */
  | { is: 'away'; reason: string; maybe?: boolean; wait?: number }
  /** This item failed; the destination may accept others. */
  | { is: 'failed'; reason: string; maybe?: boolean }
  /** The upstream refused the form, and the visitor sees the refusal. `settle` deletes all items of this lead or message. */
  | { is: 'dropped'; reason: string }
  /** Refused for good: no retry would help. The items in `follow` are enqueued instead. */
  | { is: 'refused'; reason: string; follow?: NewItem[] }
  /** The item may have arrived and must not arrive twice: a person decides. `isAway`: the destination is away. */
  | { is: 'uncertain'; reason: string; isAway?: boolean }

// `wakeAll` skips an item after this many tries, because the item itself may crash its destination.
const maxWakings = 3

/** Records a claimed item's outcome. Returns its state; null when deleted.
 * A probe tests whether an outage is over (delivery/worker.ts). A probe during the outage leaves `tries` unchanged. */
export async function settle(
  db: Database,
  item: Item,
  outcome: Outcome,
  isProbe: boolean,
  now: Date,
): Promise<State | null> {
  if (outcome.is === 'dropped') {
    await db.deleteFrom('outbox').where('record', '=', item.record).execute()
    return null
  }
  const change = changeOf(item, outcome, isProbe, now)
  const settled = async (trx: Database) => {
    const update = trx.updateTable('outbox').set({ ...change, leased_until: null })
    const own = update.where('id', '=', item.id)
    // In the meantime another process may have recorded an outcome. Only `delivered` may overwrite it.
    const still = own.where('attempts', '=', item.attempts).where('state', '=', 'waiting')
    const { numUpdatedRows } = await (outcome.is === 'delivered' ? own : still).executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }
  if (outcome.is !== 'refused' || !outcome.follow) await settled(db)
  else {
    const { follow } = outcome
    await db.transaction().execute(async (trx) => {
      if (await settled(trx)) await enqueue(trx, follow, now)
    })
  }
  return change.state
}

export async function settleDelivered(db: Database, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set({ state: 'delivered', ended_at: instant(now), reason: '', leased_until: null })
    .where('id', 'in', ids)
    .execute()
}

type Change = Partial<Item> & Pick<Item, 'state'>

function changeOf(
  item: Item,
  outcome: Exclude<Outcome, { is: 'dropped' }>,
  isProbe: boolean,
  now: Date,
): Change {
  if (outcome.is === 'delivered') return { state: 'delivered', ended_at: instant(now), reason: '' }
  const { reason } = outcome
  if (outcome.is !== 'away' && outcome.is !== 'failed')
    return { state: outcome.is, ended_at: instant(now), reason }
  const maybe_at = outcome.maybe || mayHaveArrived(item) ? item.maybe_at : null
  const isOld = item.since < instant(now, -wholeSchedule)
  if (isProbe && outcome.is === 'away' && !isOld) return { state: 'waiting', reason, maybe_at }
  const pause = schedule[item.tries]
  if (pause === undefined || isOld) return { state: 'stuck', ended_at: instant(now), reason, maybe_at }
  const due_at = instant(now, withJitter(pause))
  return { state: 'waiting', tries: item.tries + 1, due_at, reason, maybe_at }
}

/** True when a try before the latest one may have delivered the item. */
export function mayHaveArrived({ maybe_at, tried_at }: Item): boolean {
  return maybe_at !== null && maybe_at !== tried_at
}

/** Call when a destination works again. Makes its waiting items due, except the given one, which was just tried. */
export async function wakeAll(db: Database, { id, destination }: Item, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: instant(now) })
    .where('state', '=', 'waiting')
    .where('destination', '=', destination)
    .where('id', '!=', id)
    .where('due_at', '>', instant(now))
    .where('tries', '<=', maxWakings)
    .where('attempts', '>', 0)
    .execute()
}

/** Marks items older than the whole schedule as `stuck`: a person decides. Returns their count. */
export async function giveUpOld(db: Database, destination: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'stuck', ended_at: instant(now), reason: 'the destination stayed away too long' })
    .where('state', '=', 'waiting')
    .where('destination', '=', destination)
    .where('since', '<', instant(now, -wholeSchedule))
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', instant(now))]))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
