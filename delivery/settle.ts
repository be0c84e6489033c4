import { type Database, enqueue, type NewItem } from './outbox'
import { instant, schedule, wholeSchedule, withJitter } from './schedule'
import type { Item, State } from './tables'

/** What came of a try. Reasons are codes and words of ours, without personal data. */
export type Outcome =
  | { is: 'delivered'; note?: string }
  /** There is nothing to deliver any more, or a rule forbids it. */
  | { is: 'withheld'; reason: string }
  /**
   * The destination takes nothing at the moment. `maybe`: it may have taken this one all the same. `wait`: for how many
   * milliseconds it asks not to be tried.
   */
  | { is: 'away'; reason: string; maybe?: boolean; wait?: number }
  /** This one failed; the destination may take others. */
  | { is: 'failed'; reason: string; maybe?: boolean }
  /** It was refused while its sender waits, who is told: nothing of it stays. */
  | { is: 'dropped'; reason: string }
  /** It will never be taken as it is. `follow` goes out instead. */
  | { is: 'refused'; reason: string; follow?: NewItem[] }
  /** It may have arrived, and must not arrive twice. `isAway`: the destination takes nothing at the moment. */
  | { is: 'uncertain'; reason: string; isAway?: boolean }

// An item that is itself why its destination seems to be away is woken with the others this often, and no more.
const wakings = 3

/**
 * Writes down what came of a try.
 *
 * @param item as it was claimed
 * @param isProbe whether it was tried to see if its destination is back: that uses up no step of its schedule
 * @returns the state in which the item is now; null where it is gone
 */
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
    // Who took longer than a lease has lost the item to another, whose word counts. But what has arrived has arrived.
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

/**
 * Writes down that items have been delivered, in one go.
 *
 * @param items as they were claimed
 */
export async function settleDelivered(db: Database, items: Item[], now: Date): Promise<void> {
  if (items.length === 0) return
  await db
    .updateTable('outbox')
    .set({ state: 'delivered', ended_at: instant(now), reason: '', leased_until: null })
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
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

/**
 * Whether an earlier try than this one may have arrived.
 *
 * @param item as it was claimed
 */
export function mayHaveArrived({ maybe_at, tried_at }: Item): boolean {
  return maybe_at !== null && maybe_at !== tried_at
}

/**
 * Makes items due that wait for their next try, as their destination takes them again.
 *
 * @param item the one that has shown it; if it failed, it has its pause
 */
export async function wakeAll(db: Database, { id, destination }: Item, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: instant(now) })
    .where('state', '=', 'waiting')
    .where('destination', '=', destination)
    .where('id', '!=', id)
    .where('due_at', '>', instant(now))
    .where('tries', '<=', wakings)
    .where('attempts', '>', 0)
    .execute()
}

/**
 * Hands to a person what has waited for its destination as long as the whole schedule.
 *
 * @returns how many there were
 */
export async function giveUpOld(db: Database, destination: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'stuck', ended_at: instant(now), reason: 'the destination was away all the time' })
    .where('state', '=', 'waiting')
    .where('destination', '=', destination)
    .where('since', '<', instant(now, -wholeSchedule))
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', instant(now))]))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
