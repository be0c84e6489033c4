import type { Database } from './outbox'
import { instant, probes, withJitter } from './schedule'

export type Way = 'open' | 'probe' | 'closed'

/** Only one process at a time gets `probe`. A clock that was set back delays no probe. */
export async function wayTo(db: Database, destination: string, now: Date): Promise<Way> {
  const outages = db
    .selectFrom('outbox_outages')
    .select(['probe_at', 'asked_at'])
    .where('destination', '=', destination)
  const outage = await outages.executeTakeFirst()
  if (!outage) return 'open'
  const isDue = outage.probe_at <= instant(now) || outage.asked_at > instant(now)
  if (!isDue) return 'closed'
  const { numUpdatedRows } = await db
    .updateTable('outbox_outages')
    .set({ probe_at: instant(now, withJitter(probes.next)), asked_at: instant(now) })
    .where('destination', '=', destination)
    .where('probe_at', '=', outage.probe_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? 'probe' : 'closed'
}

export async function isAway(db: Database, destination: string): Promise<boolean> {
  const outages = db.selectFrom('outbox_outages').select('probe_at').where('destination', '=', destination)
  return (await outages.executeTakeFirst()) !== undefined
}

/** Returns whether the outage is new. `wait` is the pause that the destination asks for, in ms. */
export async function noteOutage(
  db: Database,
  destination: string,
  wait: number,
  now: Date,
): Promise<boolean> {
  const row = {
    destination,
    away_since: instant(now),
    asked_at: instant(now),
    probe_at: instant(now, Math.max(withJitter(probes.first), wait)),
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox_outages')
    .values(row)
    .onConflict((conflict) => conflict.column('destination').doNothing())
    .executeTakeFirstOrThrow()
  const isNews = numInsertedOrUpdatedRows === 1n
  if (isNews || wait <= probes.next) return isNews
  const { probe_at } = row
  await db.updateTable('outbox_outages').set({ probe_at }).where('destination', '=', destination).execute()
  return false
}

export async function endOutage(db: Database, destination: string): Promise<boolean> {
  const ended = db.deleteFrom('outbox_outages').where('destination', '=', destination)
  return (await ended.executeTakeFirstOrThrow()).numDeletedRows === 1n
}
