import { type Selectable, sql } from 'kysely'
import type { Db, RegistrationState, SiteTables } from '@/lib/store/tables'

/** An event's current or next round (one of its dates), from the event's file. Instants are ISO. */
export type RoundFacts = {
  event: string
  title: string
  start: string
  end: string
  timeZone: string
  /** A postal address; empty when online. */
  location: string
  link: string
  isCancelled: boolean
  /** Null for no limit. */
  seats: number | null
  /** The link to the recording of the last round that is over; empty without one. */
  recording: string
}

/** The states that hold a seat. */
export const seated: RegistrationState[] = ['reserved', 'confirmed', 'offered']

export type Round = Selectable<SiteTables['event_rounds']>

/**
 * Locks the row of the event's unfinished round until the transaction ends, and updates the columns that change
 * without an announcement. Undefined if nobody has registered.
 */
export async function lockRound(
  trx: Db,
  { event, title, seats, start, end, timeZone }: RoundFacts,
  at: Date,
) {
  const ofThisStart = (column: 'ends_at' | 'time_zone', value: string) =>
    sql<string>`case when starts_at = ${start} then ${value} else ${sql.ref(column)} end`
  const quiet = { ends_at: ofThisStart('ends_at', end), time_zone: ofThisStart('time_zone', timeZone) }
  const row = trx
    .updateTable('event_rounds')
    .set({ title, seats, ...quiet })
    .where('event', '=', event)
  return await row.where('ends_at', '>=', at.toISOString()).returningAll().executeTakeFirst()
}

/** Like `lockRound`, but inserts the row for the first registration. */
export async function openRound(trx: Db, facts: RoundFacts, at: Date): Promise<Round> {
  const found = await lockRound(trx, facts, at)
  if (found) return found
  const { event, title, seats } = facts
  const row = {
    event,
    title,
    seats,
    ...toldOf(facts),
    sequence: 0,
    change: '',
    changed_at: '',
    // The recording of an earlier round, which must not be mailed again.
    recording: facts.recording,
  }
  const insert = trx.insertInto('event_rounds').values(row)
  // Of two processes, the second waits at this insert and finds the first's row. A later end reopens an ended round.
  const goesOn = { ends_at: facts.end }
  await insert
    .onConflict((conflict) => conflict.columns(['event', 'starts_at']).doUpdateSet(goesOn))
    .execute()
  const made = await lockRound(trx, facts, at)
  if (!made) throw new Error(`The round of ${event} on ${facts.start} is over.`)
  return made
}

/** The columns of a round's time, place and cancellation, as announced to registrants. */
export function toldOf({ start, end, timeZone, location, link, isCancelled }: RoundFacts) {
  const time = { starts_at: start, ends_at: end, time_zone: timeZone }
  return { ...time, location, link, is_cancelled: Number(isCancelled) }
}
