import { sql } from 'kysely'
import type { Database } from './outbox'
import { instant } from './schedule'
import type { Item, State } from './tables'

// What no schedule tries again.
const ended: State[] = ['stuck', 'refused', 'uncertain']

/**
 * How many items wait for a person.
 *
 * @returns the number
 */
export async function countForPerson(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', 'in', ended)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * What waits for a person, the oldest first.
 *
 * @returns what each is about, without what is in it
 */
export async function listForPerson(db: Database) {
  return await db
    .selectFrom('outbox')
    .select(['id', 'destination', 'kind', 'record'])
    .where('state', 'in', ended)
    .orderBy('id')
    .execute()
}

/**
 * What has not been delivered, the oldest first: what waits for its next try, and what waits for a person.
 *
 * @returns the items, and which destinations are away since when
 */
export async function listUndelivered(db: Database) {
  const items: Item[] = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'in', [...ended, 'waiting'])
    .orderBy('id')
    .execute()
  return {
    items,
    outages: await db.selectFrom('outbox_outages').selectAll().orderBy('destination').execute(),
  }
}

/**
 * Has items tried again from the beginning of their schedule, by a process that runs. Of those that may have arrived it is
 * the person's decision that they may arrive twice.
 *
 * @param id of one item, whatever it waits for; without it all that wait for a person and have not arrived for certain
 * @returns how many there are
 */
export async function sendAgain(db: Database, id: number | undefined, now: Date): Promise<number> {
  const at = instant(now)
  const again = { state: 'waiting', since: at, due_at: at, tries: 0, ended_at: null } as const
  // One that waits may be on its way at this moment, or may have arrived without anybody's having been told.
  const kept = (column: string) => sql<string | null>`case when state = 'waiting' then ${sql.ref(column)} end`
  const doubts = { maybe_at: kept('maybe_at'), leased_until: kept('leased_until') }
  const items = db.updateTable('outbox').set({ ...again, ...doubts })
  const chosen =
    id === undefined
      ? items.where('state', 'in', ['stuck', 'refused'])
      : items.where('id', '=', id).where('state', 'in', [...ended, 'waiting'])
  return Number((await chosen.executeTakeFirstOrThrow()).numUpdatedRows)
}
